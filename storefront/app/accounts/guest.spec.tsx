import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { endSession, keepGuest, readGuest, readToken, startSession } from '../platform/session/session';
import { putIntoCart, setCartCount } from '../platform/stores/cart-count';
import { followShopper } from '../platform/stores/shopper';
import { currentToast, toast } from '../platform/toasts';
import { order, user } from '../testing/goods';
import { type Fault, openShop } from '../testing/shop';
import GuestAccount from './guest-account';

const lamp = { productId: 'p1', variantId: 'v1', quantity: 1 };
const opened: Fault = { status: 201, body: { success: true, token: 'guest' } };
const put: Fault = { status: 201, body: { success: true, message: 'Added to cart', data: {} } };
const refused = (message: string): Fault => ({ status: 409, body: { success: false, message } });
const said = () => currentToast.get()?.title;
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

afterEach(() => {
  endSession();
  keepGuest(null);
  toast.dismiss();
  setCartCount(0);
  jest.restoreAllMocks();
});

describe('a visitor who puts something into the cart', () => {
  it('becomes a guest with the first thing, and stays that guest', async () => {
    const asked = openShop({ openGuest: opened, addToCart: put });
    await act(async () => putIntoCart(lamp));
    await act(async () => putIntoCart(lamp));
    expect(asked.filter((name) => name === 'openGuest')).toHaveLength(1);
    expect([readGuest(), readToken()]).toEqual(['guest', null]);
  });

  it('is told when the shop takes no guests any more', async () => {
    openShop({ openGuest: refused('Please log in to buy in this shop.') });
    await act(async () => putIntoCart(lamp));
    expect(said()).toBe('Please log in to buy in this shop.');
    expect(readGuest()).toBeNull();
  });

  it('becomes a new guest when the session of the old one has ended', async () => {
    keepGuest('old');
    const ended: Fault = { status: 401, body: { success: false, message: 'Please log in.' } };
    openShop({ openGuest: opened, addToCart: ended });
    await act(async () => putIntoCart(lamp));
    expect(readGuest()).toBe('guest');
  });
});

describe('at the log-in of a guest', () => {
  const logIn = async () => {
    keepGuest('guest');
    const stop = followShopper();
    act(() => startSession({ user, token: 't', message: '' }));
    await settle();
    await settle();
    stop();
  };

  it('the cart comes along, once, and what found no room is told', async () => {
    const leftOut = [{ productId: 'p1', variantId: 'v1', name: 'Lamp', quantity: 2 }];
    const asked = openShop({ mergeCarts: { status: 200, body: { success: true, leftOut } } });
    await logIn();
    expect(asked.filter((name) => name === 'mergeCarts')).toHaveLength(1);
    expect(said()).toContain('2 × Lamp');
    expect(readGuest()).toBeNull();
  });

  it('a cart that could not be added is told', async () => {
    openShop({ mergeCarts: 'no answer' });
    await logIn();
    expect(said()).toBe('We couldn’t add your earlier cart.');
  });
});

describe('an account after the purchase', () => {
  const create = async (password: string) => {
    render(<GuestAccount order={order} />);
    const field = screen.getByLabelText('Password');
    act(() => void fireEvent.change(field, { target: { value: password } }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
    await settle();
  };
  const made = (token?: string): Fault => ({
    status: 201,
    body: { success: true, message: 'Account created.', data: user, token },
  });

  it('takes a password and logs in', async () => {
    keepGuest('guest');
    openShop({ registerGuest: made('t') });
    await create('saffron kettle');
    expect([readToken(), readGuest()]).toEqual(['t', null]);
  });

  it('waits for the mail where the shop finishes sign-ups by mail', async () => {
    openShop({ registerGuest: made() });
    await create('saffron kettle');
    expect(screen.getByRole('status')).toHaveTextContent('We sent an email');
    expect(readToken()).toBeNull();
  });

  it.each([
    ['', 'no answer', 'Please choose a password.'],
    ['saffron kettle', 'no answer', 'The account could not be created. Please try again.'],
    ['saffron kettle', refused('This email is already registered.'), 'This email is already registered.'],
  ] as const)('says beside the field what is wrong (%j)', async (password, registerGuest, words) => {
    openShop({ registerGuest });
    await create(password);
    expect(document.body).toHaveTextContent(words);
  });
});
