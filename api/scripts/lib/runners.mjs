/** Runs jest and Playwright and counts what they report. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser } from './browser.mjs';
import { root } from './run.mjs';

export const results = join(root, 'test-results');

/** @param {string} project @param {(line: string) => void} print @param {string[]} [more] @param {object} [env] */
export async function jest(project, print, more = [], env = {}) {
  const report = join(results, `${project}.json`);
  const args = [
    '-c',
    'test/jest.config.mjs',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
  ];
  const code = await tell(print, 'jest', [...args, ...more], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...env,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const broken = told.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  // a test that did not run has not passed
  const failed = told.numFailedTests + told.numPendingTests + told.numTodoTests + broken.length;
  const files = told.testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const names = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      failed: names.length,
      names,
    };
  });
  const names = files.flatMap((file) => file.names);
  return { passed: told.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, names, files };
}

/** Journeys in a shop of their own. @param {string} name of the report @param {string[]} which a shard, or files @param {(line: string) => void} print */
export async function playwright(name, which, print) {
  const report = join(results, `${name}.json`);
  const output = join(results, name);
  const args = ['test', '-c', 'test/playwright.config.ts', `--output=${output}`, ...which];
  const code = await tell(print, 'playwright', args, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM: await ensureBrowser(print),
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  // what the page showed when a journey failed, for a reader who has nothing but this output
  for (const file of globSync('**/error-context.md', { cwd: output }))
    print(readFileSync(join(output, file), 'utf8').slice(0, 6_000));
  const files = suites.map((suite) => {
    const names = failedIn(suite);
    return {
      file: `test/journeys/${suite.file}`,
      seconds: durationOf(suite) / 1000,
      failed: names.length,
      names,
    };
  });
  const names = files.flatMap((file) => file.names);
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, names, files };
}

/** The names of the journeys of a suite that failed, and of those within. */
function failedIn({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedIn)];
}

/** Milliseconds of all tests of a suite and those within. */
function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results: runs }) => runs));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((a, b) => a + b, 0);
}

/** No part takes as long, even on a slow machine; a process that was left behind would hold it up for ever. */
const LONGEST_MS = 40 * 60_000;

/** Runs a tool and tells its lines; jest's JSON on standard output goes to its file only. */
function tell(print, name, args, env) {
  const child = spawn(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], {
    cwd: root,
    stdio: ['ignore', name === 'jest' ? 'ignore' : 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', print);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      print(`${name} ${args.join(' ')} has not ended in ${LONGEST_MS / 60_000} minutes and is killed`);
      child.kill('SIGKILL');
      resolve(1);
    }, LONGEST_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}
