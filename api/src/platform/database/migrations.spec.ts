import { expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MIGRATIONS } from './migrations.js';

/** From before the first release that could be gone back to. */
const ONE_WAY = [
  'Migration20261121000001_initial',
  'Migration20261121000100_search',
  'Migration20261121000200_deferred_holds',
  'Migration20261121000300_sandbox',
  'Migration20261121001000_whole_words',
  'Migration20261123001300_search_that_understands',
];

it('every migration can be taken back, but for the first ones', () => {
  const { down } = Object.getOwnPropertyDescriptors(Migration.prototype);
  const oneWay = MIGRATIONS.filter((one) => Reflect.get(one.class.prototype, 'down') === down?.value);
  expect(oneWay.map(({ name }) => name)).toEqual(ONE_WAY);
});
