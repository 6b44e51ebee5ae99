/** The parts of `npm test`, and their sum. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './builds.mjs';
import { runChecks } from './checks.mjs';
import { contractCoverage } from './contract-coverage.mjs';
import { root } from './run.mjs';
import { jest, playwright, results } from './runners.mjs';
import { sum, tellTimes } from './test-report.mjs';

const contractLog = join(results, 'contract.log');
/** Tests of the API and of the browser mostly wait: two of them share two processors well. */
const workers = Math.max(2, availableParallelism() - 1);
const SHARDS = 2;

/**
 * What runs while the shop is built, and what needs it built, in the order of their steps: parts of one step run at once.
 * Checks that build again follow last, since they take the build away for a moment.
 */
const STEPS = [
  {
    check: (print) => runChecks(print, (check) => !check.builds),
    unit: (print) => jest('unit', print),
    ui: (print) => jest('ui', print, ['--maxWorkers=1']),
    build: async () => {
      await buildAll();
      return sum([]);
    },
  },
  {
    api: async (print) =>
      sum([
        await jest('api', print, [`--maxWorkers=${workers}`], { DUKA_CONTRACT_LOG: contractLog }),
        contractCoverage(contractLog, print),
      ]),
    // it waits most of the time, for shops that open and close
    platform: (print) => jest('platform', print, ['--runInBand']),
  },
  Object.fromEntries(
    Array.from({ length: SHARDS }, (_, shard) => [
      `journeys ${shard + 1}/${SHARDS}`,
      (print) => playwright(shard + 1, SHARDS, print),
    ]),
  ),
  { 'check of what is built': (print) => runChecks(print, (check) => check.builds) },
];
const NAMES = ['check', 'unit', 'ui', 'api', 'platform', 'journeys'];

/**
 * @param {string[]} wanted names of parts; all of them when empty
 * @returns {Promise<number>} the exit code
 */
export async function runSuites(wanted) {
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; parts: ${NAMES.join(', ')}.`);
  const isWanted = (part) => wanted.length === 0 || part === 'build' || wanted.includes(part.split(' ')[0]);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const done = [];
  for (const step of STEPS) {
    const parts = Object.entries(step).filter(([part]) => isWanted(part));
    done.push(...(await Promise.all(parts.map(([part, run]) => runPart(part, run, parts.length === 1)))));
  }
  const { passed, failed, names } = sum(done);
  tellTimes(done, say);
  for (const name of names) say(`failed: ${name}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

const say = (line) => process.stdout.write(`${line}\n`);

/** A part alone tells as it goes; of parts at once each tells when it has ended, so that their lines do not mix. */
async function runPart(part, run, isAlone) {
  const from = performance.now();
  const lines = [];
  const print = isAlone ? say : (line) => lines.push(line);
  if (isAlone) say(`\n== ${part}`);
  const count = await run(print);
  const seconds = Math.round((performance.now() - from) / 1000);
  if (!isAlone) say([`\n== ${part}`, ...lines].join('\n'));
  say(`== ${part}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return { ...count, part, seconds };
}
