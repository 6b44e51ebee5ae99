/** The parts of `npm test`, and their sum. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { buildAll } from './builds.mjs';
import { runChecks } from './checks.mjs';
import { contractCoverage } from './contract-coverage.mjs';
import { changedSince, everyReach, reachOfChange } from './changed.mjs';
import { root } from './run.mjs';
import { CliError } from './say.mjs';
import { jest, playwright, results } from './runners.mjs';
import { retryFailed } from './retry-failed.mjs';
import { failures, sum, tellTimes } from './test-report.mjs';

/** How long each part and file took, for `npm run changed:cost`. */
export const timesFile = join(results, 'times.json');
const contractLog = join(results, 'contract.log');
const logged = { DUKA_CONTRACT_LOG: contractLog };
/** Tests of the API mostly wait, for locks, for jobs, for one another. */
const workers = availableParallelism() + 1;
/** Each part keeps a processor or two busy: with more of them at once every test takes longer, and all of them no less. */
export const AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2));

/**
 * The steps, one after the other. The parts of a step begin in their order, a few at once; the short ones come last, to fill
 * up the end. Checks that build again come after all, since they take the build away for a moment.
 */
const STEPS = [
  {
    api: (print, { api }) => jest('api', print, [`--maxWorkers=${workers}`, ...only(api)], logged),
    platform: (print, { platform }) => jest('platform', print, ['--runInBand', ...only(platform)]),
    'journeys 1/2': (print, { journeys }) => playwright('journeys-1', shard(1, journeys), print),
    'journeys 2/2': (print, { journeys }) => playwright('journeys-2', shard(2, journeys), print),
    ui: (print, { ui }) => jest('ui', print, ['--maxWorkers=1', ...only(ui)]),
    check: (print) => runChecks(print, (check) => !check.builds),
    unit: (print, { unit }) => jest('unit', print, ['--maxWorkers=1', ...only(unit)]),
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
  const reach = wanted[0] === 'changed' ? await told(wanted[1]) : everyReach;
  const named = wanted[0] === 'changed' ? [] : wanted;
  const unknown = named.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new CliError(`There is no part ${unknown.join(', ')}; parts: ${NAMES.join(', ')}, changed.`);
  const chosen = named.length > 0 ? named : USUAL;
  const isWanted = (part) => chosen.includes(part.split(' ')[0]) && reach[part.split(' ')[0]]?.length !== 0;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await buildAll();
  const done = [];
  for (const step of STEPS) {
    const parts = Object.entries(step).filter(([part]) => isWanted(part));
    const isAlone = parts.length === 1;
    done.push(
      ...(await pMap(parts, ([part, run]) => runPart(part, (print) => run(print, reach), isAlone), {
        concurrency: AT_ONCE,
      })),
    );
  }
  tellTimes(done, console.log);
  writeFileSync(
    timesFile,
    JSON.stringify(done.map(({ part, seconds, files }) => ({ part, seconds, files }))),
  );
  const seen = await retryFailed(done, runAlone, console.log);
  // what a part of the tests asks says nothing of what none of them asks
  if (isWanted('api') && !reach.api) seen.push(contractCoverage(contractLog, console.log));
  const total = sum(seen);
  for (const line of failures(total)) console.log(line);
  const { passed, failed } = total;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** One file that failed, when nothing else runs. */
function runAlone(part, file) {
  console.log(`\n== once more, alone: ${file}`);
  return part.startsWith('journeys')
    ? playwright('journeys-alone', [file], console.log)
    : jest(part, console.log, ['--runInBand', '--runTestsByPath', file], part === 'api' ? logged : {});
}

/** Half of the journeys: every second file by name, since those that take long stand together. */
function shard(number, only) {
  const all = only ?? globSync('test/journeys/**/*.spec.ts', { cwd: root }).toSorted();
  return all.filter((_, at) => at % 2 === number - 1);
}

/** @param {string[] | undefined} files all of the part's when left out */
const only = (files) => (files ? ['--runTestsByPath', ...files] : []);

/** What a change can reach, told before it is run. @param {string} [since] a commit; that of `main` unless told */
async function told(since) {
  const changed = await changedSince(since);
  const reach = await reachOfChange(changed);
  const counts = ['unit', 'ui', 'api', 'journeys', 'platform'].map(
    (part) => `${part} ${reach[part]?.length ?? 'all'}`,
  );
  console.log(`${changed.length} files changed; files of tests they can reach: ${counts.join(', ')}`);
  return reach;
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
