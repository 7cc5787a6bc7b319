/** Guesses whether code needs more than numpy. It only saves time: the engine in the worker knows. */

const PACKAGES = ["pandas", "sklearn", "scipy", "matplotlib", "pd", "plt"];

/**
 * Names that stand for something of pandas, scikit-learn or matplotlib, as an expression.
 *
 * @param given the chapter's given.py: what it imports, its functions, its tables. A name that it assigns
 *   from a function's result (`ranks = gold_ranks(…)`) is taken for plain data that numpy is enough for.
 */
export function heavyNames(given: string): RegExp {
  const names = new Set(PACKAGES);
  for (const line of given.split("\n")) {
    const imported = /^from (?!numpy\b)[\w.]+ import (.+)$/.exec(line)?.[1];
    for (const part of imported?.split(",") ?? []) names.add(part.trim().split(" ").at(-1) ?? "");
    const alias = /^import (?!numpy\b)[\w.]+ as (\w+)$/.exec(line)?.[1];
    const made = /^def (\w+)\(/.exec(line)?.[1];
    const [, assigned, from] = /^(\w+) = (\w+)\./.exec(line) ?? [];
    for (const name of [alias, made, from && names.has(from) ? assigned : undefined]) if (name) names.add(name);
  }
  names.delete("");
  return new RegExp(`\\b(?:${[...names].join("|")})\\b`);
}
