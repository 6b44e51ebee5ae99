import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMigrationLists } from '../../api/scripts/lib/migration-lists.mjs';

let folder = '';
const inSources = (...names: string[]) => join(folder, 'api', 'src', ...names);
const list = (name: string) => readFileSync(inSources('platform', 'database', `${name}.ts`), 'utf8');
const add = (name: string) => writeFileSync(inSources('migrations', `${name}.ts`), '');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duka-migrations-'));
  for (const each of ['migrations', 'platform/database']) mkdirSync(inSources(each), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a migration that nobody has listed is in both lists from the next build on', () => {
  add('Migration20261202000000_second');
  add('Migration20261201000000_first');
  add('helper');
  writeMigrationLists(folder);
  expect(list('migration-names')).toMatch(
    /= \[\n.*\n {2}'Migration20261201000000_first',\n {2}'Migration20261202000000_second',\n\]/,
  );
  add('Migration20261203000000_third');
  writeMigrationLists(folder);
  expect(list('migration-names')).toContain("'Migration20261203000000_third'");
  expect(list('migrations')).toContain(
    "import { Migration20261203000000_third } from '../../migrations/Migration20261203000000_third.js';",
  );
});

it('lists that say so already are left alone', () => {
  const written = () =>
    statSync(inSources('platform', 'database', 'migrations.ts'), { bigint: true }).mtimeNs;
  const before = written();
  writeMigrationLists(folder);
  expect(written()).toBe(before);
});
