import { describe, expect, it } from '@jest/globals';
import { figureLists } from './figure-lists.js';

const listsOfJanuary = () =>
  figureLists({
    ...{ first: '2026-01-01', last: '2026-01-31' },
    ...{ from: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-02-01T00:00:00Z') },
  });
const january = { createdAt_gte: '2026-01-01T00:00:00.000Z', createdAt_lte: '2026-01-31T23:59:59.999Z' };

describe('the period of the dashboard', () => {
  it('is told to the lists that add up to the figures', () => {
    expect(listsOfJanuary().orders).toEqual({ resource: 'orders', filter: january });
  });

  it('is told to the lists of what sold and of who is new', () => {
    const lists = listsOfJanuary();
    const sold = { resource: 'orders', filter: { ...january, sold: true } };
    expect(lists.netSales).toEqual(sold);
    const status = ['pending', 'processing', 'shipped', 'delivered'];
    expect(lists.averageOrder).toEqual({ resource: 'orders', filter: { ...sold.filter, status } });
    expect(lists.newCustomers).toEqual({ resource: 'customers', filter: { ...january, role: 'customer' } });
  });

  it('is none for what waits or runs short now', () => {
    const lists = listsOfJanuary();
    expect(lists).toMatchObject({
      pendingOrders: { resource: 'orders', filter: { status: 'pending' } },
      lowStock: { resource: 'products', filter: { lowStock: true } },
      pendingReviews: { resource: 'reviews', filter: { status: 'pending' } },
    });
    const now = [lists.pendingOrders, lists.lowStock, lists.pendingReviews];
    expect(now.filter(({ filter }) => 'createdAt_gte' in filter || 'createdAt_lte' in filter)).toEqual([]);
  });
});
