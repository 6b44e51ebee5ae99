import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { endSession, keepGuest } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { address, openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  keepGuest(null);
  toast.dismiss();
  jest.restoreAllMocks();
});

const shut = (status: number) => ({ getOrder: { status, body: { success: false, message: 'No.' } } });

describe.each([true, false])('an order’s address without a log-in, guests allowed: %p', (guestsAllowed) => {
  it.each(['/orders/o1', '/orders/o1/return'])('%s asks for the log-in and comes back', async (at) => {
    const asked = openShop();
    await visit(at, 'visitor', { guestsAllowed });
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(at)}`));
    expect(asked).not.toContain('getOrder');
    expect(document.body).not.toHaveTextContent('Failed to load order details');
  });
});

describe('a guest', () => {
  it.each([404, 401])('is asked for the log-in by an order that is an account’s (%d)', async (status) => {
    keepGuest('guest-token');
    openShop(shut(status));
    await visit('/orders/o1', 'visitor', { guestsAllowed: true });
    await waitFor(() => expect(address()).toBe('/login?next=%2Forders%2Fo1'));
  });

  it('sees the own order', async () => {
    keepGuest('guest-token');
    openShop();
    await visit('/orders/o1', 'visitor', { guestsAllowed: true });
    await reads('Order #0000ABCD');
  });
});

it('a shopper is told that an order is not there', async () => {
  openShop(shut(404));
  await visit('/orders/o1');
  await reads('Order not found');
});
