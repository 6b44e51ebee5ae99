import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { addToCart, clearCart, removeCartLine, setCartLine } from '../api/cart';
import { deleteFavorite, putFavorite } from '../api/favorites';
import { endSession, startSession } from '../session/session';
import { toast } from '../toasts';
import { lamp, user } from '../../testing/goods';
import { type Fault, openShop, reads, visit } from '../../testing/shop';
import { followShopper } from './shopper';
import { onOtherTab } from './other-tabs';

const KEY = 'duka.changed';
const shout = (newValue: string) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
const ok = (body: object): Fault => ({ status: 200, body: { success: true, ...body } });
const emptyCart = ok({ data: [], summary: { itemCount: 0, subtotal: 0, shipping: 0, total: 0 } });

afterEach(() => {
  endSession();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('what is changed is told to the other tabs', () => {
  it.each([
    ['adding', () => addToCart({ productId: 'p1', quantity: 1 })],
    ['another quantity', () => setCartLine('l1', 2)],
    ['removing', () => removeCartLine('l1')],
    ['clearing', clearCart],
  ])('%s, of the cart', async (_name, change) => {
    openShop({ addToCart: ok({}), setCartLine: ok({}), removeCartLine: ok({}), clearCart: ok({}) });
    await change();
    expect(localStorage.getItem(KEY)).toMatch(/^cart /);
  });

  it.each([
    ['saving', () => putFavorite('p1')],
    ['removing', () => deleteFavorite('p1')],
  ])('%s, of the favorites', async (_name, change) => {
    openShop({ putFavorite: ok({}), deleteFavorite: ok({}) });
    await change();
    expect(localStorage.getItem(KEY)).toMatch(/^favorites /);
  });

  it('but not what the shop refused', async () => {
    openShop({ clearCart: { status: 409, body: { success: false } } });
    await expect(clearCart()).rejects.toThrow();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('what another tab has changed is read again', () => {
  it('on the cart page, also when the cart was empty', async () => {
    const faults: Record<string, Fault> = { getCart: emptyCart };
    openShop(faults);
    await visit('/cart');
    await reads('Your cart is empty');
    delete faults['getCart'];
    await shout('cart 1');
    await reads('Lamp', 'Subtotal (1 item)');
    faults['getCart'] = emptyCart;
    await shout('cart 2');
    await reads('Your cart is empty');
  });

  it('in the cart beside the page', async () => {
    const faults: Record<string, Fault> = { getCart: emptyCart };
    openShop(faults);
    await visit('/parts');
    await act(async () => document.querySelector<HTMLElement>('a[href="/cart"]')?.click());
    await reads('Your cart is empty');
    delete faults['getCart'];
    await shout('cart 1');
    await reads('Subtotal (1 item)');
  });

  it('at the checkout', async () => {
    const faults: Record<string, Fault> = {};
    openShop(faults);
    await visit('/checkout');
    await reads('Continue to Payment');
    faults['getCart'] = emptyCart;
    await shout('cart 1');
    await reads('Your cart is empty');
  });

  it('among the favorites', async () => {
    const faults: Record<string, Fault> = { listFavorites: ok({ data: [] }) };
    openShop(faults);
    await visit('/favorites');
    await reads('No favorites yet');
    faults['listFavorites'] = ok({ data: [lamp] });
    await shout('favorites 1');
    await reads('Lamp');
  });

  it('for the badge and the hearts', async () => {
    const asked = openShop();
    startSession({ user, token: 't', message: '' });
    const stop = followShopper();
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['getCart', 'listFavorites'])));
    asked.length = 0;
    await shout('cart 1');
    await waitFor(() => expect(asked).toEqual(['getCart']));
    await shout('favorites 1');
    await waitFor(() => expect(asked).toEqual(['getCart', 'listFavorites']));
    stop();
  });

  it('and when the browser shows a page that it had kept aside', () => {
    const listener = jest.fn();
    const stop = onOtherTab('cart', listener);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
