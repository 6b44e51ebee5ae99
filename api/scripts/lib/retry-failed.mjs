/** A test that failed beside many others, looked at once more by itself. */

/** What may be a race, or money gone wrong, is believed at first sight. */
const BELIEVED = /^test\/(races|properties|chaos|outages|detectors)\//;
/** More than these are no accident of a busy machine. */
const MOST_FILES = 3;

/**
 * Runs each file that failed once more, alone; what passes then counts as passed.
 *
 * @param {(import('./test-report.mjs').Count & { part: string })[]} parts what was counted while much ran at once
 * @param {(part: string, file: string) => Promise<import('./test-report.mjs').Count>} runAlone
 * @param {(line: string) => void} print told which tests passed only at the second look
 */
export async function retryFailed(parts, runAlone, print) {
  const failed = parts.flatMap(({ part, files }) =>
    files.filter(({ names }) => names.length > 0).map((one) => ({ ...one, part })),
  );
  if (failed.length > MOST_FILES || failed.some(({ file }) => BELIEVED.test(file))) return parts;
  const mended = [];
  for (const { part, file, names } of failed) {
    const again = await runAlone(part, file);
    if (again.failed > 0 || again.passed === 0) continue;
    for (const name of names) print(`passed only by itself: ${file}: ${name}`);
    mended.push({ file, passed: again.passed });
  }
  return parts.map((count) => mended.reduce(withoutFailures, count));
}

function withoutFailures(count, { file, passed }) {
  const before = count.files.find((one) => one.file === file);
  if (!before) return count;
  return {
    ...count,
    passed: count.passed + passed - before.passed,
    failed: count.failed - before.names.length,
    files: count.files.map((one) => (one === before ? { ...one, passed, names: [] } : one)),
  };
}
