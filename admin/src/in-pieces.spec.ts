import { describe, expect, it, jest } from '@jest/globals';
import { inPieces } from './in-pieces';

const shop = (rows: number) => {
  const all = Array.from({ length: rows }, (_, id) => ({ id }));
  return jest.fn((page: number, perPage: number) =>
    Promise.resolve({ data: all.slice((page - 1) * perPage, page * perPage), total: rows }),
  );
};

describe('a long list', () => {
  it('is one call when the server gives that many at once', async () => {
    const fetch = shop(80);
    const { data } = await inPieces(fetch, { page: 2, perPage: 25 });
    expect(data).toHaveLength(25);
    expect(fetch.mock.calls).toEqual([[2, 25]]);
  });

  it('is fetched whole in pieces, each row once', async () => {
    const { data } = await inPieces(shop(2345), { page: 1, perPage: 10_000 });
    expect(data.map(({ id }) => id as number)).toEqual(Array.from({ length: 2345 }, (_, id) => id));
  });

  it('ends at the wanted length', async () => {
    const { data, total } = await inPieces(shop(5000), { page: 1, perPage: 1500 });
    expect([data.length, total]).toEqual([1500, 5000]);
  });
});
