import { afterEach, describe, expect, it } from '@jest/globals';
import { setShopZone } from '../../kernel/shop-days.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemorySalesBook } from '../testing/in-memory-sales-book.js';
import { CountSales } from './count-sales.js';

const counting = (waiting: number) => {
  const book = new InMemorySalesBook();
  book.waiting = waiting;
  return { book, sales: new CountSales(book, new DirectUnitOfWork()) };
};

afterEach(() => setShopZone('UTC'));

describe('counting sales', () => {
  it.each([0, 1, 1_999, 2_000, 4_500])(
    'takes all of %d changes, however many batches they are',
    async (waiting) => {
      const { book, sales } = counting(waiting);
      expect(await sales.countSales()).toBe(waiting);
      expect([book.waiting, book.counted]).toEqual([0, waiting]);
      expect(await sales.countSales()).toBe(0);
    },
  );

  it('begins anew when the days are those of another zone, and else only when it is asked to', async () => {
    const { book, sales } = counting(3);
    await sales.countSales();
    setShopZone('Africa/Kampala');
    expect(await sales.countSales()).toBe(3);
    expect(book.countedIn).toBe('Africa/Kampala');
    expect(await sales.countSales()).toBe(0);
    expect(await sales.countAnew()).toBe(3);
  });

  it('counts by the days of the shop', async () => {
    setShopZone('Africa/Kampala');
    const { book, sales } = counting(1);
    await sales.countSales();
    expect(book.days[0]?.days).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
    expect(book.days[0]?.starts.map((start) => start.toISOString())).toEqual([
      ...['2026-02-28T21:00:00.000Z', '2026-03-01T21:00:00.000Z'],
      ...['2026-03-02T21:00:00.000Z', '2026-03-03T21:00:00.000Z'],
    ]);
  });
});
