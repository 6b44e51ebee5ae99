import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ResetForm } from '../accounts/reset-form';
import { endRefused, endSession, keepGuest } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { user } from '../testing/goods';
import { choose, fill, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What the last call carried. */
const sent = (): Promise<unknown> => (jest.mocked(fetch).mock.calls.at(-1)?.[0] as Request).clone().json();

describe('signing up', () => {
  it.each(['Account created. Please log in.', 'Almost done: please check your email.'])(
    'leads to the login, which has the email and no word of what went wrong before: %s',
    async (message) => {
      openShop({ register: { status: 201, body: { success: true, message, data: user } } });
      await visit('/signup', 'visitor');
      await choose(/^I agree/);
      await fill('Name', ' Ada Otieno ');
      await fill('Email', 'ada@example.com');
      await fill('Phone', '+254 700 000 001');
      await fill('Password', 'short');
      await press('Create Account');
      expect(document.querySelector('.toast')).toHaveTextContent('at least 6 characters');
      await fill('Password', 'saffron kettle');
      await press('Create Account');
      await reads('Remember me', message);
      expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
      expect(document.querySelector('.toast')).toBeNull();
    },
  );
});

describe('logging in', () => {
  it.each([true, false])('keeps the shopper logged in when told so: %s', async (remember) => {
    openShop({ login: { status: 401, body: {} } });
    await visit('/login', 'visitor');
    await fill('Email', ' ada@example.com ');
    await fill('Password', 'saffron kettle');
    if (remember) await choose('Remember me');
    await press('Login');
    expect(await sent()).toEqual({
      email: 'ada@example.com',
      password: 'saffron kettle',
      remember,
      device: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });
});

it.each(['/login', '/signup'])(
  'R45 what is typed at %s stays when the API refuses a token of old that was found there',
  async (at) => {
    openShop();
    localStorage.setItem('token', 'stale');
    // the page sees whose token it has
    keepGuest(null);
    await visit(at, 'visitor');
    await fill('Email', 'ada@example.com');
    act(() => void endRefused(401, 'stale'));
    await fill('Password', 'saffron kettle');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
);

it('a password that was reset leads to the login after three seconds', () => {
  jest.useFakeTimers();
  const leave = jest.fn();
  render(<ResetForm token="t" onLeave={leave} outcome={{ ok: true, message: '' }} />);
  act(() => void jest.advanceTimersByTime(2_999));
  expect(leave).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledTimes(1);
});
