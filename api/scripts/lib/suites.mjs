/** The parts of `npm test`, and their sum. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buildAll } from './builds.mjs';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { contractCoverage } from './contract-coverage.mjs';
import { root } from './run.mjs';

const results = join(root, 'test-results');
const contractLog = join(results, 'contract.log');
/** Tests of the API mostly wait for it: two of them share two processors well. */
const workers = Math.max(2, availableParallelism() - 1);
const print = (line) => process.stdout.write(`${line}\n`);

const PARTS = {
  check: () => runChecks(print),
  unit: () => jest('unit'),
  ui: () => jest('ui'),
  api: async () =>
    sum([await jest('api', [`--maxWorkers=${workers}`]), contractCoverage(contractLog, print)]),
  platform: () => jest('platform', ['--runInBand']),
  journeys: () => playwright(),
};

/**
 * @param {string[]} wanted names of parts; all of them when empty
 * @returns {Promise<number>} the exit code
 */
export async function runSuites(wanted) {
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; parts: ${Object.keys(PARTS).join(', ')}.`);
  const parts = wanted.length > 0 ? wanted : Object.keys(PARTS);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await buildAll();
  const counts = [];
  for (const part of parts) {
    const from = performance.now();
    print(`\n== ${part}`);
    const count = await PARTS[part]();
    counts.push(count);
    print(
      `== ${part}: ${count.passed} passed, ${count.failed} failed (${Math.round((performance.now() - from) / 1000)} s)`,
    );
  }
  const { passed, failed, names } = sum(counts);
  for (const name of names) print(`failed: ${name}`);
  print(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  names: counts.flatMap(({ names }) => names ?? []),
});

async function jest(project, more = []) {
  const report = join(results, `${project}.json`);
  const args = [
    '-c',
    'test/jest.config.mjs',
    '--selectProjects',
    project,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
  ];
  const code = await live('jest', [...args, ...more], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    DUKA_CONTRACT_LOG: contractLog,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const broken = told.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  // a test that did not run has not passed
  const failed = told.numFailedTests + told.numPendingTests + told.numTodoTests + broken.length;
  const names = told.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  return { passed: told.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, names };
}

async function playwright() {
  const report = join(results, 'journeys.json');
  const code = await live('playwright', ['test', '-c', 'test/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM: await ensureBrowser(print),
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.skipped + errors.length;
  // what the page showed when a journey failed, for a reader who has nothing but this output
  for (const file of globSync('journeys/**/error-context.md', { cwd: results }))
    print(readFileSync(join(results, file), 'utf8').slice(0, 6_000));
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Runs a tool with its output on the terminal; jest's JSON, which it would print too, goes to the file only. */
function live(name, args, env) {
  const child = spawn(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], {
    cwd: root,
    stdio: ['ignore', name === 'jest' ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
