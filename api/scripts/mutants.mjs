import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/*
 * `npm run mutants`, or `npm run mutants -- orders payments`: changes the rules and use cases of one feature after the
 * other one place at a time, and tells how many of the changes its own unit specs notice.
 */
const AIM = 85;
const CAUGHT = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const features = readdirSync('api/src').filter((name) =>
  ['domain', 'application'].some((part) => existsSync(`api/src/${name}/${part}`)),
);
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const unknown = named.filter((name) => !features.includes(name));
if (unknown.length > 0) {
  console.error(`No feature with rules or use cases: ${unknown.join(', ')}`);
  process.exit(2);
}

const figures = (named.length > 0 ? named : features).map((feature) => ({ feature, ...tried(feature) }));
console.table(figures);
process.exit(figures.every(({ percent }) => percent >= AIM) ? 0 : 1);

function tried(feature) {
  const args = ['node_modules/.bin/stryker', 'run', 'test/stryker.config.mjs', ...options];
  const env = { ...process.env, FEATURE: feature, PROPERTY_CASES: process.env.PROPERTY_CASES ?? '100' };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) return { changes: 0, caught: 0, percent: 0 };
  const report = readFileSync(`test-results/mutants/${feature}.json`, 'utf8');
  const { files } = JSON.parse(report);
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (statuses) => mutants.filter(({ status: one }) => statuses.includes(one)).length;
  const [caught, missed] = [count(CAUGHT), count(MISSED)];
  const changes = caught + missed;
  return { changes, caught, percent: Math.floor((100 * caught) / Math.max(1, changes)) };
}
