/** The parts of `npm test`, and their sum. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { buildAll } from './builds.mjs';
import { runChecks } from './checks.mjs';
import { contractCoverage } from './contract-coverage.mjs';
import { root } from './run.mjs';
import { Sentence } from './say.mjs';
import { jest, playwright, results } from './runners.mjs';
import { secondLook } from './second-look.mjs';
import { sum, tellTimes } from './test-report.mjs';

const contractLog = join(results, 'contract.log');
/** Tests of the API mostly wait, for locks, for jobs, for one another. */
const workers = availableParallelism() + 1;
/** Each part keeps a processor or two busy: with more of them at once every test takes longer, and all of them no less. */
const AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2));

/**
 * The steps, one after the other. The parts of a step begin in their order, a few at once; the short ones come last, to fill
 * up the end. Checks that build again come after all, since they take the build away for a moment.
 */
const STEPS = [
  {
    api: async (print) =>
      sum([
        await jest('api', print, [`--maxWorkers=${workers}`], { DUKA_CONTRACT_LOG: contractLog }),
        contractCoverage(contractLog, print),
      ]),
    platform: (print) => jest('platform', print, ['--runInBand']),
    'journeys 1/2': (print) => playwright('journeys-1', shard(1), print),
    'journeys 2/2': (print) => playwright('journeys-2', shard(2), print),
    ui: (print) => jest('ui', print, ['--maxWorkers=1']),
    check: (print) => runChecks(print, (check) => !check.builds),
    unit: (print) => jest('unit', print, ['--maxWorkers=1']),
  },
  { 'check of what is built': (print) => runChecks(print, (check) => check.builds) },
  { outages: (print) => jest('outages', print, ['--runInBand']) },
];
const USUAL = ['check', 'unit', 'ui', 'api', 'platform', 'journeys'];
/** Kills, outages and races without their guards: for the night and before a release. */
const NAMES = [...USUAL, 'outages'];

/**
 * @param {string[]} wanted names of parts; all of them but the outages when empty
 * @returns {Promise<number>} the exit code
 */
export async function runSuites(wanted) {
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new Sentence(`There is no part ${unknown.join(', ')}; parts: ${NAMES.join(', ')}.`);
  const chosen = wanted.length > 0 ? wanted : USUAL;
  const isWanted = (part) => chosen.includes(part.split(' ')[0]);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await buildAll();
  const done = [];
  for (const step of STEPS) {
    const parts = Object.entries(step).filter(([part]) => isWanted(part));
    const isAlone = parts.length === 1;
    done.push(...(await pMap(parts, ([part, run]) => runPart(part, run, isAlone), { concurrency: AT_ONCE })));
  }
  tellTimes(done, console.log);
  const { passed, failed, files } = sum(await secondLook(done, runAlone, console.log));
  for (const name of files.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** One file that failed, when nothing else runs. */
function runAlone(part, file) {
  console.log(`\n== once more, alone: ${file}`);
  return part.startsWith('journeys')
    ? playwright('journeys-alone', [file], console.log)
    : jest(part, console.log, ['--runInBand', '--runTestsByPath', file]);
}

/** Half of the journeys: every second file by name, since those that take long stand together. */
function shard(number) {
  const all = globSync('test/journeys/**/*.spec.ts', { cwd: root }).toSorted();
  return all.filter((_, at) => at % 2 === number - 1);
}

/** A part alone tells as it goes; of parts at once each tells when it has ended, so that their lines do not mix. */
async function runPart(part, run, isAlone) {
  const from = performance.now();
  const lines = [];
  const print = isAlone ? console.log : (line) => lines.push(line);
  if (isAlone) console.log(`\n== ${part}`);
  const count = await run(print);
  const seconds = Math.round((performance.now() - from) / 1000);
  if (!isAlone) console.log([`\n== ${part}`, ...lines].join('\n'));
  console.log(`== ${part}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return { ...count, part, seconds };
}
