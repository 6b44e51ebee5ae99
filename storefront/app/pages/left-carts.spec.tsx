import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { address, choose, type Faults, fill, openShop, reads, visit } from '../testing/shop';
import { action } from './cart-reminder-page';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

const BOX = 'Remind me once if I leave my cart';
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const nobody = { getCartReminder: ok({ data: { email: null } }) };
const noted = { askCartReminder: ok({ message: '' }), dropCartReminder: ok({ message: '' }) };

/** The bodies that were sent to calls whose address ends like this. */
const sentTo = async (end: string, method = 'POST') => {
  const calls = (globalThis.fetch as unknown as { mock: { calls: [Request][] } }).mock.calls;
  const found = calls
    .map(([request]) => request)
    .filter((request) => request.url.endsWith(end) && request.method === method);
  return Promise.all(found.map((request) => request.clone().text()));
};

describe('the box at the checkout', () => {
  const atCheckout = async (faults: Faults, cartReminders = true) => {
    const asked = openShop(faults);
    await visit('/checkout', 'shopper', { cartReminders });
    await reads('Contact');
    return asked;
  };

  it('is not there where the shop sends no reminders', async () => {
    const asked = await atCheckout(nobody, false);
    expect(screen.queryByLabelText(BOX)).toBeNull();
    expect(asked).not.toContain('getCartReminder');
  });

  it('is not ticked by itself, and asks once for the address that was typed', async () => {
    await atCheckout({ ...nobody, ...noted });
    expect(screen.getByLabelText(BOX)).not.toBeChecked();
    await fill(/^Email/, 'ada@');
    await choose(BOX);
    await fill(/^Email/, 'ada@example.com');
    await waitFor(async () =>
      expect(await sentTo('/cart-reminder')).toEqual([JSON.stringify({ email: 'ada@example.com' })]),
    );
  });

  it('is ticked where it was before, and takes it back', async () => {
    await atCheckout({ ...noted, getCartReminder: ok({ data: { email: 'ada@example.com' } }) });
    await waitFor(() => expect(screen.getByLabelText(BOX)).toBeChecked());
    await choose(BOX);
    await waitFor(async () => expect(await sentTo('/cart-reminder', 'DELETE')).toHaveLength(1));
    expect(screen.getByLabelText(BOX)).not.toBeChecked();
  });

  it('says when it could not be noted, and is unticked again', async () => {
    await atCheckout({ ...nobody, askCartReminder: 'no answer' });
    await fill(/^Email/, 'ada@example.com');
    await choose(BOX);
    await reads('We could not note this. Please try again.');
    expect(screen.getByLabelText(BOX)).not.toBeChecked();
  });
});

describe('the link back to a cart', () => {
  const SECRET = 'dju6uSC9ulB28L9fMn4Vjfp3lqjIalLPWD7U2gWYtcI';
  const LAMP = { productId: '01942116-63a8-7944-a24f-d40f0cc18e20', quantity: 2 };
  const left = { ...LAMP, variantId: '01942116-63a8-7944-a24f-d40f0cc18e21' };
  const open = (faults: Faults) => {
    const asked = openShop(faults);
    return visit(`/cart/restore#${SECRET}`).then(() => asked);
  };

  it('puts what was left into the cart of this browser, by its secret in a body alone', async () => {
    const asked = await open({ openLeftCart: ok({ data: [left] }) });
    await waitFor(() => expect(address()).toBe('/cart'));
    await waitFor(() => expect(asked).toContain('addToCart'));
    expect(await sentTo('/cart-reminders/open')).toEqual([JSON.stringify({ token: SECRET })]);
    expect((await sentTo('/carts')).map((body) => JSON.parse(body) as object)).toEqual([left]);
  });

  it('puts nothing twice where the cart is there still', async () => {
    const lines = [{ ...left, _id: 'l1', quantity: 2 }];
    const summary = { itemCount: 2, subtotal: 0, shipping: 0, total: 0 };
    const asked = openShop({
      openLeftCart: ok({ data: [left] }),
      getCart: ok({ data: lines.map((line) => ({ ...line, name: 'Lamp', options: {}, price: 1 })), summary }),
    });
    await visit(`/cart/restore#${SECRET}`);
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(asked).not.toContain('addToCart');
  });

  it.each([
    [ok({ data: [] }), 'Nothing waits in this cart'],
    [
      { status: 404, body: { success: false, code: 'cart_link_dead', message: '' } },
      'We cannot find this cart',
    ],
    ['no answer' as const, 'We cannot show this cart right now'],
  ])('says so when there is none to bring back', async (answer, words) => {
    await open({ openLeftCart: answer });
    await reads(words);
  });
});

describe('the press that ends reminders', () => {
  const stopped = 'We will not remind you of a cart again.';
  const sent = (body: Record<string, string>) =>
    action({
      request: new Request('http://localhost/cart/reminder?token=of.the.link', {
        method: 'POST',
        body: new URLSearchParams(body),
      }),
    });

  it.each([
    ['of the page', { token: 'of.the.link' }],
    ['of a mail program', { 'List-Unsubscribe': 'One-Click' }],
  ])('is taken %s', async (_, body) => {
    openShop({ stopCartReminders: ok({ message: '' }) });
    expect((await sent(body)).data).toEqual({ ok: true, message: stopped });
    expect(await sentTo('/cart-reminders/stop')).toEqual([JSON.stringify({ token: 'of.the.link' })]);
  });
});
