import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { order } from '../testing/goods';
import { openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  window.location.hash = '';
  localStorage.clear();
});

const open = async (more: object = {}, status = 200, code = '') => {
  window.location.hash = '#1800000000.abc-DEF_1';
  const data = { ...order, ...more };
  const asked = openShop({
    getOrder: { status, body: { success: status === 200, data, code } },
    getTracking: { status: 200, body: { success: true, trackingEvents: [], estimated: true } },
  });
  await visit('/orders/o1', 'visitor');
  return asked;
};

const authorization = () =>
  (globalThis.fetch as unknown as { mock: { calls: [Request | string, RequestInit?][] } }).mock.calls.map(
    ([input, init]) =>
      input instanceof Request
        ? input.headers.get('Authorization')
        : new Headers(init?.headers).get('Authorization'),
  );

describe('the page of an order, opened by the link of its mail', () => {
  it('needs no log-in, sends the token with each call, and shows nothing of the account', async () => {
    await open({ canReview: true });
    await screen.findByRole('article');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Track Order', 'Download Invoice', 'Cancel Order']));
    expect(names).not.toContain('Buy again');
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Leave Feedback' })).toBeNull();
    await press('Track Order');
    await press('Download Invoice');
    await press('Cancel Order', 'last');
    const sent = authorization().filter(Boolean);
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sent)).toEqual(new Set(['Order 1800000000.abc-DEF_1']));
  });

  it('says when the link no longer works, and where to log in', async () => {
    await open({}, 403, 'order_link_ended');
    await reads('This link no longer works');
    expect(screen.getByRole('link', { name: 'Log in to see your order' })).toHaveAttribute(
      'href',
      '/orders/o1',
    );
  });

  it('can be asked again when the shop does not answer', async () => {
    const asked = await open({}, 500);
    await reads('Failed to load order details');
    await press('Try Again');
    expect(asked.filter((name) => name === 'getOrder').length).toBeGreaterThan(1);
  });
});
