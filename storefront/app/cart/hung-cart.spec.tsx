import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { cartBeside } from '../platform/stores/cart-beside';
import { toast } from '../platform/toasts';
import { openShop, press, reads, visit, type Fault } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  act(() => cartBeside.set(undefined));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const SLOW = 'This takes longer than usual.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('adding that nothing answers says so after 3 s and lets go after 10 s; then it can be pressed again', async () => {
  const asked = openShop({ addToCart: 'hangs' });
  await visit('/product/p1');
  const button = await screen.findByTestId('add-to-cart');
  await waitFor(() => expect(button).toBeEnabled());
  jest.useFakeTimers();
  fireEvent.click(button);
  await pass(3_000);
  expect(document.body).toHaveTextContent(SLOW);
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
  await pass(7_000);
  fireEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await pass(0);
  jest.useRealTimers();
  await reads('No answer yet. Check your cart before adding it again.');
  expect(document.body).not.toHaveTextContent(SLOW);
  fireEvent.click(button);
  await waitFor(() => expect(asked.filter((name) => name === 'addToCart')).toHaveLength(2));
});

it('a cart beside the page that does not come says so after 3 s and is asked for again after 10 s', async () => {
  const faults: Record<string, Fault> = {};
  openShop(faults);
  await visit('/parts');
  const bag = screen.getByRole('link', { name: /^Cart/ });
  fireEvent.click(bag);
  await reads('Lamp');
  await press('Close');
  faults['getCart'] = 'hangs';
  jest.useFakeTimers();
  fireEvent.click(bag);
  await pass(300);
  await pass(3_000);
  expect(document.body).toHaveTextContent(SLOW);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await pass(7_000);
  const summary = { itemCount: 0, subtotal: 0, shipping: 0, total: 0 };
  faults['getCart'] = { status: 200, body: { success: true, data: [], summary } };
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  jest.useRealTimers();
  await reads('Your cart is empty');
  expect(document.body).not.toHaveTextContent(SLOW);
});
