import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { endSession, keepGuest } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { order } from '../testing/goods';
import { lampReturn, preview, returnable } from '../testing/return-goods';
import { choose, fill, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  window.location.hash = '';
  endSession();
  keepGuest(null);
  toast.dismiss();
  jest.restoreAllMocks();
});

const ok = (data: object) => ({ status: 200, body: { success: true, data } });
const delivered = ok({ ...order, status: 'delivered', canCancel: false });

const sent = (what: RegExp) =>
  (globalThis.fetch as unknown as { mock: { calls: [Request][] } }).mock.calls
    .map(([request]) => request)
    .filter(({ url, method }) => what.test(`${method} ${url}`));

describe('the page that sends items back', () => {
  it('shows what comes back before anything is sent, sends what was chosen, and goes back to the order', async () => {
    openShop({ getOrder: delivered });
    await visit('/orders/o1/return');
    await reads('From order #0000ABCD, until December 25, 2024.', 'Choose what you send back, and you see');
    await choose(/^Lamp/);
    await reads('You get back exactly $22.50.', 'goes back to your card once we have your items.');
    await press('Decrease quantity');
    await fill('Why?', 'does_not_fit');
    await choose(/^Drop it off/);
    await reads('You get back exactly $22.50.');
    expect(decodeURIComponent(sent(/return-preview/).at(-1)?.url ?? '')).toContain(
      'lines=v1:1&reason=does_not_fit',
    );
    await press('Send request');
    await reads('We have your return request', 'Order #0000ABCD');
    const [request] = sent(/^POST/);
    expect(await request?.clone().json()).toEqual({
      lines: [{ variantId: 'v1', quantity: 1 }],
      ...{ reason: 'does_not_fit', comment: '', handover: 'drop_off' },
    });
  });

  it('sends the same request again with the same key, so that a lost answer is had after all', async () => {
    const lost = { status: 503, body: { code: 'unavailable', detail: 'Please try again.' } };
    openShop({ getOrder: delivered, requestReturn: lost });
    await visit('/orders/o1/return');
    await choose(/^Lamp/);
    await fill('Why?', 'does_not_fit');
    await reads('You get back exactly');
    for (let times = 1; times <= 2; times += 1) {
      await press('Send request');
      await waitFor(() => expect(sent(/^POST/)).toHaveLength(times));
    }
    await fill('Why?', 'other');
    await reads('You get back exactly');
    await press('Send request');
    await waitFor(() => expect(sent(/^POST/)).toHaveLength(3));
    const [first, second, third] = sent(/^POST/).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('tells the fee that is kept', async () => {
    openShop({ getOrder: delivered, previewReturn: ok({ ...preview, fee: 2.5 }) });
    await visit('/orders/o1/return');
    await reads('What are you returning?');
    await choose(/^Lamp/);
    await reads('A restocking fee of $2.50 has been taken off.');
  });

  it('writes amounts in the currency that the order was paid in', async () => {
    openShop({ getOrder: ok({ ...order, status: 'delivered', currency: 'EUR' }) });
    await visit('/orders/o1/return');
    await choose(/^Lamp/);
    await reads('2 × Lamp€22.50', 'You get back exactly €22.50.');
  });

  it('asks for the items first and then for the reason, and sends nothing', async () => {
    openShop({ getOrder: delivered });
    await visit('/orders/o1/return');
    await press('Send request');
    await reads('Please choose what you send back');
    expect(screen.getByRole('checkbox', { name: /^Lamp/ })).toHaveFocus();
    await choose(/^Lamp/);
    await reads('You get back exactly');
    await press('Send request');
    await reads('Please choose a reason');
    expect(screen.getByRole('combobox', { name: 'Why?' })).toHaveFocus();
    expect(sent(/^POST/)).toEqual([]);
  });

  it.each([
    ['A return of this order is already under way.', { returns: [lampReturn] }],
    ['The time to return this order ended on December 25, 2024.', {}],
    ['An order can be returned once it has been delivered.', { until: null }],
    ['Everything of this order has been given back.', { lines: [{ ...returnable.lines[0], left: 0 }] }],
  ])('says "%s"', async (words, more) => {
    openShop({ getOrder: delivered, listOrderReturns: ok({ ...returnable, canReturn: false, ...more }) });
    await visit('/orders/o1/return');
    await reads(words);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', '/orders/o1');
  });
});

describe('the page that sends items back, opened by the link of a mail', () => {
  it('needs no log-in, sends the token, and keeps it on the way back to the order', async () => {
    window.location.hash = '#1800000000.abc-DEF_1';
    openShop({ getOrder: delivered });
    await visit('/orders/o1/return#1800000000.abc-DEF_1', 'visitor');
    await choose(/^Lamp/);
    await reads('You get back exactly $22.50.');
    const tokens = sent(/orders/).map(({ headers }) => headers.get('Authorization'));
    expect(new Set(tokens)).toEqual(new Set(['Order 1800000000.abc-DEF_1']));
    expect(screen.getByRole('link', { name: 'Order Details' })).toHaveAttribute(
      'href',
      '/orders/o1#1800000000.abc-DEF_1',
    );
  });
});

describe('the page that sends items back, opened by a guest', () => {
  it('needs no log-in, and shows nothing of an account', async () => {
    keepGuest('guest');
    openShop({ getOrder: delivered });
    await visit('/orders/o1/return', 'visitor');
    await choose(/^Lamp/);
    await reads('You get back exactly $22.50.');
    expect(screen.getByRole('link', { name: 'Order Details' })).toHaveAttribute('href', '/orders/o1');
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull();
  });
});

describe('the returns on the page of an order', () => {
  const open = async (more: object) => {
    openShop({ getOrder: delivered, listOrderReturns: ok({ ...returnable, ...more }) });
    await visit('/orders/o1');
    await screen.findByRole('heading', { name: 'Returns' });
  };

  it('lead to the page that sends items back', async () => {
    await open({});
    await reads('You can send items back until December 25, 2024.');
    expect(screen.getByRole('link', { name: 'Return items' })).toHaveAttribute('href', '/orders/o1/return');
  });

  it('tell how far each is, what comes back, and what the shop says', async () => {
    const approved = { status: 'approved', at: lampReturn.createdAt };
    const one = { ...lampReturn, status: 'approved', message: 'Box 7.', feePercent: 15 };
    const history = [...lampReturn.history, approved];
    await open({ canReturn: false, returns: [{ ...one, history }] });
    await reads('1 × Lamp', 'Refund $11.25 less 15% restocking fee', 'put the label that we send you');
    await reads('The shop writes: Box 7.', 'ReceivedStill to come', 'RefundedStill to come');
    expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
  });

  it('expect nothing more of one that was declined', async () => {
    const history = [...lampReturn.history, { status: 'declined', at: lampReturn.updatedAt }];
    await open({ returns: [{ ...lampReturn, status: 'declined', history }] });
    await reads('We cannot take these items back.');
    expect(document.body).not.toHaveTextContent('Still to come');
  });

  it('promise no money that went back beside it', async () => {
    const paid = { ...lampReturn, status: 'refunded', amount: 0 };
    await open({ canReturn: false, returns: [paid] });
    await reads('The money for these items went back to you before.');
    expect(document.body).not.toHaveTextContent('$0.00');
    expect(document.body).not.toHaveTextContent('on its way back');
  });

  it('promise no money for what is exchanged, and lead to the order that is to be paid first', async () => {
    const exchange = { orderId: 'o2', orderNumber: '0000EF56', state: 'waiting' };
    await open({ canReturn: false, returns: [{ ...lampReturn, status: 'received', exchange }] });
    await reads('Worth $11.25', 'is made once the rest of that order is paid', 'ExchangedStill to come');
    expect(document.body).not.toHaveTextContent('efund');
    expect(screen.getByRole('link', { name: 'Open order 0000EF56' })).toHaveAttribute('href', '/orders/o2');
  });

  it('are not on the page of an order that has not arrived', async () => {
    const asked = openShop();
    await visit('/orders/o1');
    await reads('Order #0000ABCD');
    expect(asked).not.toContain('listOrderReturns');
  });
});
