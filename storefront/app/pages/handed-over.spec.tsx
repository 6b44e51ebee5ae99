import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { address, openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

const LAMP = '01942116-63a8-7944-a24f-d40f0cc18e20:01942116-63a8-7944-a24f-d40f0cc18e21:2';

it('the cart holds what a link has named, once, and nothing that is no thing', async () => {
  const asked = openShop();
  await visit(`/cart?add=${LAMP},nonsense,${LAMP.replace(/2$/, '100')},${LAMP}`);
  await reads('Proceed to Checkout');
  expect(asked.slice(0, 3)).toEqual(['addToCart', 'addToCart', 'getCart']);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(asked.filter((name) => name === 'addToCart')).toHaveLength(2);
});

it('of a hand-over with a name nothing is put twice, and what is more of it later is', async () => {
  const asked = openShop();
  const added = () => asked.filter((name) => name === 'addToCart');
  await visit(`/cart?add=${LAMP}&handover=one`);
  await waitFor(() => expect(address()).toBe('/cart'));
  cleanup();
  await visit(`/cart?add=${LAMP}&handover=one`);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(added()).toHaveLength(1);
  cleanup();
  await visit(`/cart?add=${LAMP.replace(/2$/, '3')}&handover=one`);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(added()).toHaveLength(2);
  cleanup();
  await visit(`/cart?add=${LAMP}&handover=two`);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(added()).toHaveLength(3);
});

it('what could not be put stays named in the address, for whoever loads the page again', async () => {
  openShop({ addToCart: 'no answer' });
  await visit(`/cart?add=${LAMP},nonsense&handover=one`);
  await reads('Proceed to Checkout');
  await waitFor(() => expect(address()).toMatch(/^\/cart\?add=[^,]+&handover=one$/));
  cleanup();
  jest.restoreAllMocks();
  const asked = openShop();
  await visit(`/cart?add=${LAMP}&handover=one`);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(asked).toContain('addToCart');
});

it('a thing that is not to be had is told, and the cart is shown', async () => {
  const message = 'Only 1 left.';
  openShop({ addToCart: { status: 409, body: { success: false, code: 'not_enough_stock', message } } });
  await visit(`/cart?add=${LAMP}`);
  await reads(message, 'Proceed to Checkout');
});

it('a visitor logs in first, and the things are not lost', async () => {
  openShop();
  await visit(`/cart?add=${LAMP}`, 'visitor', { guestsAllowed: false });
  await waitFor(() => expect(address()).toMatch(/^\/login\?.*add%3D/));
});
