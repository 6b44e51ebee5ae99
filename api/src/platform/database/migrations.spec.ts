import { expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATION_NAMES } from './migration-names.js';
import { MIGRATIONS } from './migrations.js';

it('every migration can be taken back, but for the first one', () => {
  const { down } = Object.getOwnPropertyDescriptors(Migration.prototype);
  const oneWay = MIGRATIONS.filter((one) => Reflect.get(one.class.prototype, 'down') === down?.value);
  expect(oneWay.map(({ name }) => name)).toEqual(['Migration20261130000000_initial']);
});

it('a start knows all that lie in their folder by their names, without reading them', () => {
  const files = readdirSync(join(import.meta.dirname, '../../migrations'));
  expect(MIGRATION_NAMES).toEqual(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => file.slice(0, -'.ts'.length))
      .toSorted(),
  );
  expect(MIGRATION_NAMES).toEqual(MIGRATIONS.map(({ name }) => name));
});
