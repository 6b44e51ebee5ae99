/** A test that failed beside many others, looked at once more by itself. */

/** What may be a race, or money gone wrong, is believed at first sight. */
const BELIEVED = /^test\/(races|properties|chaos|outages|detectors)\//;
/** More than these are no accident of a busy machine. */
const MOST_FILES = 3;

/**
 * Runs each file that failed once more, alone; what it counts then takes the place of what it had counted.
 *
 * @param {(import('./test-report.mjs').Count & { part: string })[]} parts what was counted while much ran at once
 * @param {(part: string, file: string) => Promise<import('./test-report.mjs').Count>} runAlone
 * @param {(line: string) => void} print told which tests passed only at the second look
 */
export async function secondLook(parts, runAlone, print) {
  const failed = parts.flatMap(({ part, files = [] }) =>
    files.filter((one) => one.failed > 0).map((one) => ({ ...one, part })),
  );
  if (failed.length > MOST_FILES || failed.some(({ file }) => BELIEVED.test(file))) return parts;
  const looked = [];
  for (const first of failed) {
    const again = await runAlone(first.part, first.file);
    const passes = again.failed === 0 && again.passed > 0;
    if (passes) for (const name of first.names) print(`passed only by itself: ${first.file}: ${name}`);
    if (passes) looked.push(first);
  }
  return parts.map((count) => withoutFailures(count, looked));
}

function withoutFailures(count, looked) {
  const mended = looked.filter(({ part }) => part === count.part);
  const were = mended.reduce((total, { failed }) => total + failed, 0);
  const names = (count.names ?? []).filter((name) => !mended.some((one) => one.names.includes(name)));
  return { ...count, passed: count.passed + were, failed: count.failed - were, names };
}
