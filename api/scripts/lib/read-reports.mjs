/** What the reports of jest and Playwright say: how much passed, and the name of everything that did not. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @typedef {import('./test-report.mjs').Count} Count */

/** @param {object} told what jest wrote @param {number} code of its exit @returns {Count} */
export function readJest(told, code) {
  const files = told.testResults.map(({ name, startTime, endTime, assertionResults, status, message }) => {
    // a test that did not run has not passed
    const names = assertionResults
      .filter((one) => one.status !== 'passed')
      .map((one) => (one.status === 'failed' ? one.fullName : `${one.fullName} (${one.status})`));
    // an import that fails, or a hook after the last test
    const broke = status === 'failed' && !assertionResults.some((one) => one.status === 'failed');
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.length - names.length,
      names: broke ? [...names, `the file itself: ${firstLine(message)}`] : names,
    };
  });
  const { numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = told;
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites;
  return count('jest', files, [], failed, code);
}

/** @param {object} told what Playwright wrote @param {number} code of its exit @returns {Count} */
export function readPlaywright({ stats, errors, suites }, code) {
  const files = suites.map((suite) => {
    const specs = specsOf(suite);
    const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
    const wrong = tests.filter(({ status }) => status !== 'expected');
    return {
      file: `test/journeys/${suite.file}`,
      seconds:
        tests.flatMap((test) => test.results).reduce((total, { duration }) => total + duration, 0) / 1000,
      passed: tests.length - wrong.length,
      names: wrong.map(({ title, status }) => (status === 'unexpected' ? title : `${title} (${status})`)),
    };
  });
  const outside = errors.map(({ message = '' }) => `outside every journey: ${firstLine(message)}`);
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return count('playwright', files, outside, failed, code);
}

/** Without a report there is nothing but one failure. @param {string} tool @returns {Count} */
export const unread = (tool) => ({ passed: 0, failed: 1, files: [], outside: [`${tool} wrote no report`] });

/** As many failures as names: what a tool counts or ends with beyond them is one more. */
function count(tool, files, outside, told, code) {
  const named = files.flatMap(({ names }) => names).length + outside.length;
  const more =
    told > named
      ? [`${tool} counts ${told} failures and names ${named}`]
      : named === 0 && code !== 0
        ? [`${tool} ended with code ${code}, though it counts no failure`]
        : [];
  return {
    passed: files.reduce((total, { passed }) => total + passed, 0),
    failed: named + more.length,
    files,
    outside: [...outside, ...more],
  };
}

/** The journeys of a suite and of those within. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The first line that says something. @param {string} message */
const firstLine = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /\w/.test(line) && line !== '● Test suite failed to run')
    ?.slice(0, 300) ?? 'no words';
