/**
 * `npm run lines [-- <commit>]`: the lines of product code by feature, at a commit and now. Product code is TypeScript and
 * styles of API, shop and panel without specs, `testing/`, migrations and what is generated. `gone` are lines of then that
 * stand no more, `come` what came into the files of then, `new` what stands in files of after; a file that moved is the same.
 */
import { root, run } from './lib/run.mjs';

/** Of 98,800 lines, the migrations among them. */
const BEFORE_TENDERS = '948683e6';
const PARTS = ['api/src', 'storefront', 'admin'];
const COLUMNS = ['then', 'gone', 'come', 'new', 'now'];

const isProduct = (file) =>
  /\.(tsx?|mjs|css)$/.test(file) && !/\.spec\.|\/testing\/|\/migrations\/|metadata\.ts$/.test(file);
const featureOf = (file) => file.split('/').slice(0, -1).slice(0, 3).join('/');
const git = (...args) => run('git', args, { cwd: root });

/** @type {Map<string, Record<string, number>>} */
const features = new Map();
function count(file, column, lines) {
  const row = features.get(featureOf(file)) ?? Object.fromEntries(COLUMNS.map((name) => [name, 0]));
  features.set(featureOf(file), { ...row, [column]: row[column] + lines });
}

async function countAt(commit, column) {
  const rows = (await git('grep', '-Ic', '', commit, '--', ...PARTS)).trim().split('\n');
  for (const row of rows) {
    const [, file = '', lines] = row.split(':');
    if (isProduct(file)) count(file, column, Number(lines));
  }
}

const since = process.argv[2] ?? BEFORE_TENDERS;
await countAt(since, 'then');
await countAt('HEAD', 'now');
// with -z a moved file is told as counts, then its old and its new name
const changes = (await git('diff', '--numstat', '-z', '-M40', since, 'HEAD', '--', ...PARTS)).split('\0');
const known = new Set((await git('ls-tree', '-r', '--name-only', since, '--', ...PARTS)).split('\n'));
while (changes.length > 1) {
  const [added = '', removed = '', name = ''] = (changes.shift() ?? '').split('\t');
  const [from, to] = name ? [name, name] : [changes.shift() ?? '', changes.shift() ?? ''];
  if (isProduct(from)) count(from, 'gone', Number(removed));
  if (isProduct(to)) count(to, known.has(from) ? 'come' : 'new', Number(added));
}

const written = (name, row) =>
  name.padEnd(34) + COLUMNS.map((column) => row[column].toLocaleString('en').padStart(9)).join('');
const sum = (rows) =>
  Object.fromEntries(COLUMNS.map((column) => [column, rows.reduce((all, row) => all + row[column], 0)]));
const rows = [...features].sort(([one], [other]) => (one < other ? -1 : 1));
console.log(`since ${since}`.padEnd(34) + COLUMNS.map((column) => column.padStart(9)).join(''));
for (const [name, row] of rows) console.log(written(name, row));
for (const part of PARTS)
  console.log(
    written(
      `${part}, all`,
      sum(rows.filter(([name]) => name === part || name.startsWith(`${part}/`)).map(([, row]) => row)),
    ),
  );
console.log(written('all', sum([...features.values()])));
