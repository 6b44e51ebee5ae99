/**
 * `npm run changed:cost`: what `npm test -- changed` would have taken after each of the last 300 commits, by the times of the
 * last whole `npm test` here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readImporters } from './lib/importers.mjs';
import { readMap, reachOf } from './lib/reach.mjs';
import { root, run } from './lib/run.mjs';
import { CliError } from './lib/say.mjs';
import { AT_ONCE, timesFile } from './lib/suites.mjs';

const COMMITS = 300;
const PARTS = ['unit', 'ui', 'api', 'journeys', 'platform'];

if (!existsSync(timesFile)) throw new CliError('Run the whole `npm test` first: its times are needed.');
/** @type {{ part: string, seconds: number, files: { file: string, seconds: number }[] }[]} */
const times = JSON.parse(readFileSync(timesFile, 'utf8'));
const kindOf = ({ part }) => part.split(' ')[0];
const ofPart = (name) => times.filter((one) => kindOf(one) === name);
const sumOf = (list) => list.reduce((total, { seconds }) => total + seconds, 0);
const secondsOf = new Map(times.flatMap(({ files }) => files.map(({ file, seconds }) => [file, seconds])));
const whole = sumOf(times) / AT_ONCE;
const check = sumOf(ofPart('check')) / AT_ONCE;

const [importers, map] = [readImporters(), readMap()];
const commits = await run('git', ['log', `-${COMMITS}`, '--no-merges', '--name-only', '--format=%x00'], {
  cwd: root,
});
const costs = commits
  .split('\0')
  .slice(1)
  .map((names) => costOf(reachOf(names.split('\n').filter(Boolean), importers, map)));

function costOf(reach) {
  if (reach.everything) return whole;
  const parts = PARTS.map((name) => {
    const files = ofPart(name).flatMap((one) => one.files);
    const wanted = name === 'platform' && reach.platform.includes('test/platform') ? files : null;
    const share =
      sumOf(wanted ?? reach[name].map((file) => ({ seconds: secondsOf.get(file) ?? 0 }))) / sumOf(files);
    return (sumOf(ofPart(name)) * share) / AT_ONCE;
  });
  return check + parts.reduce((total, seconds) => total + seconds, 0);
}

const minutes = (seconds) => (seconds / 60).toFixed(1);
const sorted = costs.toSorted((one, other) => one - other);
console.log(`the whole of npm test: ${minutes(whole)} minutes`);
console.log(
  `only what a change can reach, ${costs.length} commits: ${minutes(costs.reduce((a, b) => a + b, 0) / costs.length)}`,
);
console.log(`half of them in ${minutes(sorted[Math.floor(sorted.length / 2)])} or less`);
