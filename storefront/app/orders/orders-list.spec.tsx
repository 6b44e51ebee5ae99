import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

const former = (page: number) => ({
  ...{ id: `e${page}`, number: `B-${page}`, status: 'paid', placedAt: '2024-05-12T11:07:36.000Z' },
  ...{ email: 'ann@example.com', name: 'Ann', currency: 'USD', shipping: 0, tax: 2, discount: 5 },
  ...{ total: 23.5, refunded: 23.5 },
  lines: [
    { name: 'Mug', sku: 'M', quantity: 2, price: 13, total: 26 },
    { name: 'Stamp', sku: 'S', quantity: 3, price: null, total: 0.5 },
  ],
});

it('orders of the shop before add up, and another page of them keeps its place', async () => {
  openShop({
    get listMyEarlierOrders() {
      const asked = jest.mocked(fetch).mock.lastCall?.[0] as Request;
      const page = Number(new URL(asked.url).searchParams.get('page'));
      const meta = { total: 2, page, limit: 1, pages: 2 };
      return { status: 200, body: { success: true, data: [former(page)], meta }, lateMs: 20 };
    },
  });
  await visit('/orders');
  await reads('2 × Mug$26.00', '3 × Stamp$0.50', 'Discount−$5.00', 'ShippingFree');
  await reads('Tax$2.00', 'Total$23.50', 'Refunded−$23.50');
  const heading = screen.getByRole('heading', { name: 'Earlier orders' });
  expect(heading).not.toHaveFocus();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Next page' })));
  await waitFor(() => expect(heading).toHaveFocus());
  expect(shown.mock.contexts).toEqual([heading]);
  await reads('B-2');
  expect(screen.getByRole('heading', { name: 'Earlier orders' })).toBe(heading);
});
