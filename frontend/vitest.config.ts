import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], testTimeout: 5000 },
});
