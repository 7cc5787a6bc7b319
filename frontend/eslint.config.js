import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/**", "build.mjs", "eslint.config.js", "test/**/*.mjs"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Learners' output must never become markup: the page is built from nodes only.
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "Build nodes; a learner's text must never become markup." },
        { property: "outerHTML", message: "Build nodes; a learner's text must never become markup." },
        { property: "insertAdjacentHTML", message: "Build nodes; a learner's text must never become markup." },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-floating-promises": "error",
    },
  },
  {
    files: ["test/**"],
    rules: {
      "no-restricted-properties": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
