/**
 * What the explorer shows, computed exactly where that is cheap. tests/fixtures/explorer.json holds the
 * same figures from SciPy; both sides' tests read it.
 */

/** The 97.5% and the 80% point of the normal distribution. */
const Z_95 = 1.959963984540054;
const Z_80 = 0.8416212335729143;
const LEVEL = 0.05;
/** What a sum may leave out: far less than a figure on the page shows. */
const NEGLIGIBLE = 1e-13;

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i += 1) logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i));
  return logFactorials[n] ?? NaN;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** The chance of exactly `k` in `n` independent questions that each succeed with chance `p`. */
export function binomial(n: number, k: number, p: number): number {
  if (k < 0 || k > n) return 0;
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  return Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p));
}

/** Wilson's 95% interval of a rate when `found` of `n` were found. */
export function wilson(found: number, n: number): [low: number, high: number] {
  const p = found / n;
  const shrink = 1 + Z_95 ** 2 / n;
  const centre = (p + Z_95 ** 2 / (2 * n)) / shrink;
  const half = (Z_95 * Math.sqrt((p * (1 - p)) / n + Z_95 ** 2 / (4 * n ** 2))) / shrink;
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** McNemar's exact two-sided p-value. */
export function mcnemar(better: number, worse: number): number {
  const changed = better + worse;
  let tail = 0;
  for (let k = 0; k <= Math.min(better, worse); k += 1) tail += binomial(changed, k, 0.5);
  return Math.min(1, 2 * tail);
}

/** The largest `k` whose doubled lower tail stays under the level; -1 where there is none. */
function critical(chance: (k: number) => number, middle: number): number {
  let tail = 0;
  let k = 0;
  while (k < middle) {
    tail += chance(k);
    if (2 * tail >= LEVEL) break;
    k += 1;
  }
  return k - 1;
}

/**
 * The chance that McNemar's exact test on `n` questions says p < 0.05, when each question gets better with
 * chance `up` and worse with chance `down`.
 */
export function pairedPower(n: number, up: number, down: number): number {
  const changed = up + down;
  if (changed <= 0) return 0;
  let power = 0;
  for (let m = 0; m <= n; m += 1) {
    const chance = binomial(n, m, changed);
    if (chance < NEGLIGIBLE) continue;
    const last = critical((k) => binomial(m, k, 0.5), m / 2);
    for (let k = 0; k <= last; k += 1) {
      power += chance * (binomial(m, k, up / changed) + binomial(m, m - k, up / changed));
    }
  }
  return power;
}

/** The chance that Fisher's exact test says p < 0.05 on two sets of `n` questions each. */
export function unpairedPower(n: number, p1: number, p2: number): number {
  const old = Array.from({ length: n + 1 }, (_, k) => binomial(n, k, p1));
  const fresh = Array.from({ length: n + 1 }, (_, k) => binomial(n, k, p2));
  const both = (x: number, y: number): number => (old[x] ?? 0) * (fresh[y] ?? 0);
  let power = 0;
  for (let total = 0; total <= 2 * n; total += 1) {
    const least = Math.max(0, total - n);
    // With groups of one size the distribution given the total is symmetric: both tails weigh the same.
    const ways = (x: number): number => Math.exp(logChoose(n, x) + logChoose(n, total - x) - logChoose(2 * n, total));
    const last = critical((k) => ways(least + k), total / 2 - least);
    for (let k = 0; k <= last; k += 1) {
      const x = least + k;
      power += both(x, total - x) + both(total - x, x);
    }
  }
  return power;
}

/** Questions per system to see the difference with 80% power, each system on questions of its own. */
export function unpairedNeeded(p1: number, p2: number): number {
  const middle = (p1 + p2) / 2;
  const noise =
    Z_95 * Math.sqrt(2 * middle * (1 - middle)) + Z_80 * Math.sqrt(p1 * (1 - p1) + p2 * (1 - p2));
  return Math.ceil((noise / (p2 - p1)) ** 2);
}

/** Questions to see the difference with 80% power, both systems on the same questions. */
export function pairedNeeded(up: number, down: number): number {
  const changed = up + down;
  const difference = up - down;
  const noise = Z_95 * Math.sqrt(changed) + Z_80 * Math.sqrt(changed - difference ** 2);
  return Math.ceil((noise / difference) ** 2);
}
