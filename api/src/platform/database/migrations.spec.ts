import { expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MIGRATION_NAMES } from './migration-names.js';
import { MIGRATIONS } from './migrations.js';

it('every migration can be taken back, but for the first one', () => {
  const { down } = Object.getOwnPropertyDescriptors(Migration.prototype);
  const oneWay = MIGRATIONS.filter((one) => Reflect.get(one.class.prototype, 'down') === down?.value);
  expect(oneWay.map(({ name }) => name)).toEqual(['Migration20261130000000_initial']);
});

it('a start knows all of them by their names, without reading them', () => {
  expect(MIGRATION_NAMES).toEqual(MIGRATIONS.map(({ name }) => name));
});
