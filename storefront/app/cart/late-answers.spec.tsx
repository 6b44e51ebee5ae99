import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Cart, CartLine } from '../platform/api/types';
import { endSession, startSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { user } from '../testing/goods';
import { useCartActions } from './use-cart-actions';

type Call = { text: string; answer: (status: number, body: object) => Promise<void> };

const line = (_id: string, quantity: number) =>
  ({ _id, productId: `p-${_id}`, variantId: `v-${_id}`, quantity, price: 10 }) as CartLine;
const cart = (...data: CartLine[]): Cart => {
  const itemCount = data.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = 10 * itemCount;
  return { success: true, data, summary: { itemCount, subtotal, shipping: 0, total: subtotal } };
};

let calls: Call[];

beforeEach(() => {
  calls = [];
  startSession({ user, token: 't', message: '' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { method, url } = input as Request;
    return new Promise((give) => {
      const answer = async (status: number, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        await act(async () => give(new Response(JSON.stringify(body), { status, headers })));
      };
      calls.push({ text: `${method} ${new URL(url).pathname.replace('/api/v1', '')}`, answer });
    });
  });
});

afterEach(() => {
  endSession();
  toast.dismiss();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const done = { success: true, message: 'Done' };
const broken = { success: false, message: 'Try later' };
const [a, b] = [line('a', 1), line('b', 2)];

function show(...lines: CartLine[]) {
  const { result } = renderHook(() => useCartActions(cart(...lines)));
  const press = (one: CartLine, quantity: number) => act(() => result.current.press(one, quantity));
  const remove = (one: CartLine) => act(async () => void result.current.remove(one));
  const shown = () => result.current.lines.map(({ _id, quantity }) => `${_id}${quantity}`).join(' ');
  return { cart: () => result.current, press, remove, shown };
}

/** The nth call of this text, once it is made. */
const call = (text: string, nth = 1) =>
  waitFor(() => {
    const found = calls.filter((one) => one.text === text)[nth - 1];
    if (!found) throw new Error(`${text} is not asked for: ${calls.map((one) => one.text).join(', ')}`);
    return found;
  });

it('a sum that comes late does not take the place of a newer one', async () => {
  const page = show(a);
  page.press(a, 2);
  await (await call('PATCH /carts/a')).answer(200, done);
  const early = await call('GET /carts');
  page.press(a, 3);
  await (await call('PATCH /carts/a', 2)).answer(200, done);
  await (await call('GET /carts', 2)).answer(200, cart(line('a', 3)));
  await early.answer(200, cart(line('a', 2)));
  expect(page.shown()).toBe('a3');
  expect(page.cart().summary.total).toBe(30);
  expect(page.cart().stale).toBe(false);
});

it('a cart that was read before it was cleared stays cleared', async () => {
  const page = show(a);
  page.press(a, 2);
  await (await call('PATCH /carts/a')).answer(200, done);
  const early = await call('GET /carts');
  await act(async () => void page.cart().clear());
  await (await call('DELETE /carts')).answer(200, done);
  await early.answer(200, cart(line('a', 2)));
  expect(page.shown()).toBe('');
});

it('of two lines that are taken out, the one that was refused comes back', async () => {
  const page = show(a, b);
  await page.remove(a);
  await page.remove(b);
  await (await call('DELETE /carts/b')).answer(200, done);
  await (await call('DELETE /carts/a')).answer(503, broken);
  expect(page.shown()).toBe('a1');
  expect(page.cart().gone?.line._id).toBe('b');
});

it('a line whose removal was lost on the way is asked for again', async () => {
  const page = show(a, b);
  await page.remove(a);
  await (await call('DELETE /carts/a')).answer(503, broken);
  expect(page.shown()).toBe('a1 b2');
  await (await call('GET /carts')).answer(200, cart(b));
  expect(page.shown()).toBe('b2');
  expect(page.cart().summary.total).toBe(20);
});

it('what is put back at once is added only when its removal is through', async () => {
  const page = show(a, b);
  await page.remove(a);
  await act(async () => void page.cart().undo(page.cart().gone!));
  expect(calls.map(({ text }) => text)).toEqual(['DELETE /carts/a']);
  await (await call('DELETE /carts/a')).answer(200, done);
  await (await call('POST /carts')).answer(200, { ...done, data: a });
  expect(page.shown()).toBe('a1 b2');
});

it('figures that could not be read after a change stay dimmed, and are asked for again', async () => {
  const page = show(a);
  page.press(a, 2);
  await (await call('PATCH /carts/a')).answer(200, done);
  const lost = await call('GET /carts');
  jest.useFakeTimers();
  await lost.answer(503, broken);
  expect(page.cart().summary.total).toBe(10);
  expect(page.cart().stale).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  jest.useRealTimers();
  await (await call('GET /carts', 2)).answer(200, cart(line('a', 2)));
  expect(page.cart().summary.total).toBe(20);
  expect(page.cart().stale).toBe(false);
});
