import { describe, expect, it, jest } from '@jest/globals';
import { inPieces, manyInPieces } from './in-pieces';

const shop = (rows: number) => {
  const all = Array.from({ length: rows }, (_, id) => ({ id }));
  return jest.fn((page: number, perPage: number) =>
    Promise.resolve({ data: all.slice((page - 1) * perPage, page * perPage), total: rows }),
  );
};
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('a long list', () => {
  it('is one call when the server gives that many at once', async () => {
    const fetch = shop(80);
    const { data } = await inPieces(fetch, { page: 2, perPage: 25 });
    expect(data).toHaveLength(25);
    expect(fetch.mock.calls).toEqual([[2, 25]]);
  });

  it('is fetched whole in pieces of a thousand, each row once', async () => {
    const fetch = shop(2340);
    const { data } = await inPieces(fetch, { page: 1, perPage: 10_000 });
    expect(data.map(({ id }) => id as number)).toEqual(numbers(0, 2340));
    expect(fetch.mock.calls).toEqual([
      [1, 1000],
      [2, 1000],
      [3, 1000],
    ]);
  });

  it('asks for no piece that is not there', async () => {
    const fetch = shop(2000);
    expect((await inPieces(fetch, { page: 1, perPage: 2500 })).data).toHaveLength(2000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ends at the wanted length', async () => {
    const { data, total } = await inPieces(shop(5000), { page: 1, perPage: 1500 });
    expect([data.length, total]).toEqual([1500, 5000]);
  });

  it('may be a later page, whose rows lie across the pieces', async () => {
    const { data } = await inPieces(shop(7000), { page: 2, perPage: 2500 });
    expect(data.map(({ id }) => id as number)).toEqual(numbers(2500, 5000));
  });
});

describe('many records', () => {
  it('are fetched a hundred ids at a time', async () => {
    const fetch = jest.fn((ids: readonly unknown[]) => Promise.resolve({ data: ids.map((id) => ({ id })) }));
    const { data } = await manyInPieces(fetch as Parameters<typeof manyInPieces>[0], numbers(0, 230));
    expect(data.map(({ id }) => id as number)).toEqual(numbers(0, 230));
    expect(fetch.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 30]);
  });
});
