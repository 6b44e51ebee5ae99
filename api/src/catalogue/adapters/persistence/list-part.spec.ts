import { describe, expect, test } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { NO_FILTER, type ProductFilter } from '../../application/product-filter.js';
import { part } from './list-part.js';
import type { AdminTables } from './tables.js';

const database = new Kysely<AdminTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const said = (filter: ProductFilter, page: number, limit: number, how = {}) => {
  const list = database.selectFrom('product as p').select('p.id');
  const { sql, parameters } = part(list, filter, { page, limit }, how).compile();
  return [sql.slice(sql.indexOf('limit')), ...parameters];
};

describe('which part of a list is wanted', () => {
  test('is in the text for the first page in the sizes of the shop, so that its plan is kept', () => {
    expect(said(NO_FILTER, 1, 24)).toEqual(['limit 24']);
    expect(said({ ...NO_FILTER, inStock: true, onSale: true }, 1, 8)).toEqual(['limit 8']);
  });

  test('is in the text for ranked words, but not for words that so many products have that the rating goes before', () => {
    const lamps = { ...NO_FILTER, text: { query: "('lamp')", rankedBy: ["('lamp')"] } };
    expect(said(lamps, 1, 24, { ranked: true })).toEqual(['limit 24']);
    expect(said(lamps, 1, 24)).toEqual(['limit $1 offset $2', 24, 0]);
    expect(said({ ...lamps, minRating: 4 }, 1, 24, { ranked: true })).toEqual(['limit $1 offset $2', 24, 0]);
  });

  test('is in the text for what was gathered, whatever chose it', () => {
    expect(said({ ...NO_FILTER, categories: ['bags'] }, 1, 24, { isGathered: true })).toEqual(['limit 24']);
    expect(said({ ...NO_FILTER, categories: ['bags'] }, 2, 24, { isGathered: true })).toEqual([
      ...['limit $1 offset $2', 24, 24],
    ]);
  });

  test.each<[string, ProductFilter, number, number]>([
    ['a further page', NO_FILTER, 2, 24],
    ['another size, of which there are many', NO_FILTER, 1, 25],
    ['a category', { ...NO_FILTER, categories: ['bags'] }, 1, 24],
    ['a price of nothing and up', { ...NO_FILTER, minPriceCents: 0 }, 1, 24],
    ['an option', { ...NO_FILTER, options: [{ name: 'Size', values: ['S'] }] }, 1, 24],
  ])('is given as values for %s', (_of, filter, page, limit) => {
    expect(said(filter, page, limit)).toEqual(['limit $1 offset $2', limit, (page - 1) * limit]);
  });
});
