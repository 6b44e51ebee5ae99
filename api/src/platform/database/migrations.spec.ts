import { expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MIGRATIONS } from './migrations.js';

it('every migration can be taken back, but for the first one', () => {
  const { down } = Object.getOwnPropertyDescriptors(Migration.prototype);
  const oneWay = MIGRATIONS.filter((one) => Reflect.get(one.class.prototype, 'down') === down?.value);
  expect(oneWay.map(({ name }) => name)).toEqual(['Migration20261130000000_initial']);
});
