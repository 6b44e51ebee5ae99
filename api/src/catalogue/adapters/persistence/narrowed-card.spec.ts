import { afterEach, expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { baseCurrency, setBaseCurrency } from '../../../kernel/currency.js';
import { narrowVariants } from './narrowed-card.js';

const before = baseCurrency();
afterEach(() => setBaseCurrency(before.code));

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const leftOut = () => sql`select ${narrowVariants()}`.compile(db).parameters.at(-1);

it('leaves out own prices in the currency that the shop has by then', () => {
  setBaseCurrency('EUR');
  expect(leftOut()).toBe('EUR');
  setBaseCurrency('RWF');
  expect(leftOut()).toBe('RWF');
});
