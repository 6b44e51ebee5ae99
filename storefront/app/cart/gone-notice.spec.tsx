import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { endSession, startSession } from '../platform/session/session';
import { currentToast, toast } from '../platform/toasts';
import { user } from '../testing/goods';
import { GoneNotice } from './gone-notice';

const gone = ['Hat', 'Sock'].map((name) => ({
  ...{ _id: `line-${name}`, productId: `p-${name}`, variantId: `v-${name}`, name },
  ...{ quantity: 1, reason: 'no_longer_sold' as const },
}));
const sentences = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

let removed: string[];
let status: number;

beforeEach(() => {
  [removed, status] = [[], 200];
  startSession({ user, token: 't', message: '' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { method, url } = input as Request;
    removed.push(`${method} ${new URL(url).pathname.replace('/api/v1', '')}`);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ success: status === 200, message: 'Try later' });
    return Promise.resolve(new Response(body, { status, headers }));
  });
});

afterEach(() => {
  endSession();
  toast.dismiss();
  jest.restoreAllMocks();
});

async function dismiss() {
  render(<GoneNotice gone={gone} />);
  expect(sentences()).toEqual([
    'Hat is no longer sold and was taken out of your cart.',
    'Sock is no longer sold and was taken out of your cart.',
  ]);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await new Promise((done) => setTimeout(done));
  });
}

it('tells what is gone until that was seen', async () => {
  await dismiss();
  expect([sentences(), removed]).toEqual([[], ['DELETE /carts/line-Hat', 'DELETE /carts/line-Sock']]);
});

it('tells it again when that could not be said to the shop', async () => {
  status = 503;
  await dismiss();
  expect([sentences().length, currentToast.get()?.title]).toEqual([2, 'Try later']);
});

it('is seen when it was dismissed in another tab', async () => {
  status = 404;
  await dismiss();
  expect([sentences(), removed.length, currentToast.get()]).toEqual([[], 2, null]);
});
