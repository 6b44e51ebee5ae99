import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { endSession, startSession } from '../session/session';
import { currentToast } from '../toasts';
import { putIntoCart, setCartCount, useCartCount } from './cart-count';

const intent = { productId: 'p1', variantId: 'v1', quantity: 2 };
const answer = (status: number, body: object) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

function Badge() {
  return <b>{useCartCount()}</b>;
}

beforeEach(() => {
  startSession({
    user: { _id: 'u', name: 'A', email: 'a@example.com', role: 'customer', createdAt: '' },
    token: 't',
    message: '',
  });
  setCartCount(1);
});
afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

describe('adding to the cart', () => {
  it('counts up at once and says so', async () => {
    answer(201, { success: true, message: 'Added to cart', data: {} });
    render(<Badge />);
    let adding: Promise<void> | undefined;
    act(() => {
      adding = putIntoCart(intent);
    });
    expect(screen.getByText('3')).toBeInTheDocument();
    await act(async () => adding);
    expect(screen.getByText('3')).toBeInTheDocument();
    expect(currentToast.get()).toMatchObject({ kind: 'success', title: 'Added to cart' });
  });

  it("counts back down and shows the server's words when it refuses", async () => {
    answer(409, { success: false, message: 'Only 1 left in stock.' });
    render(<Badge />);
    await act(async () => void (await putIntoCart(intent)));
    expect(screen.getByText('1')).toBeInTheDocument();
    expect(currentToast.get()).toMatchObject({ kind: 'error', title: 'Only 1 left in stock.' });
  });

  it("says 'Failed to add to cart' when nothing answers", async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => void (await putIntoCart(intent)));
    expect(currentToast.get()).toMatchObject({ kind: 'error', title: 'Failed to add to cart' });
  });
});
