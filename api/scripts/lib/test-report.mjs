/** What the parts of `npm test` have counted, added up and told. */

const SLOWEST = 12;

/** @typedef {{ passed: number, failed: number, files: { file: string, seconds: number, names: string[] }[] }} Count `names` of what failed */

/** @param {Count[]} counts */
export function sum(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    files: counts.flatMap(({ files }) => files),
  };
}

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
