import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { order } from '../testing/goods';
import { address, openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

/** One page of orders, whichever is asked for. */
const pageOf = (asked: unknown) => {
  const page = Number(new URL((asked as Request).url).searchParams.get('page') ?? 1);
  const meta = { total: 1, page, limit: 10, pages: 1 };
  return { status: 200, body: { success: true, data: page === 1 ? [order] : [], meta, counts: {} } };
};

it('a page of orders that is no more leads to the last one', async () => {
  openShop({
    get listMyOrders() {
      return pageOf(jest.mocked(fetch).mock.lastCall?.[0]);
    },
  });
  await visit('/orders?status=processing&page=2');
  await reads('Order #0000ABCD');
  await waitFor(() => expect(address()).toBe('/orders?status=processing&page=1'));
});
