/** What the parts of `npm test` have counted, added up and told. */

const SLOWEST = 12;

/**
 * Each failure has a name: in `names` of its file, or in `outside` when it belongs to none.
 *
 * @typedef {{ passed: number, failed: number, files: { file: string, seconds: number, passed: number, names: string[] }[], outside: string[] }} Count
 */

/** @param {Count[]} counts */
export function sum(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    files: counts.flatMap(({ files }) => files),
    outside: counts.flatMap(({ outside }) => outside),
  };
}

/** A line for each failure. @param {Count} count @returns {string[]} */
export const failures = ({ files, outside }) => [
  ...files.flatMap(({ file, names }) => names.map((name) => `failed: ${file}: ${name}`)),
  ...outside.map((name) => `failed: ${name}`),
];

/**
 * Where the time went: each part, then the slowest files.
 *
 * @param {(Count & { part: string, seconds: number })[]} parts @param {(line: string) => void} print
 */
export function tellTimes(parts, print) {
  print('\nWhere the time went');
  for (const { part, seconds } of parts) print(`${String(seconds).padStart(6)} s  ${part}`);
  print('The slowest files');
  const slowest = sum(parts).files.sort((one, other) => other.seconds - one.seconds);
  for (const { file, seconds } of slowest.slice(0, SLOWEST))
    print(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
}
