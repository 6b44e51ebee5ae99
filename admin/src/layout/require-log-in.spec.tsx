import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequireLogIn } from './require-log-in';

const answers = (...bodies: (object | null)[]) => {
  globalThis.fetch = () => {
    const body = bodies.shift();
    return body
      ? Promise.resolve(new Response(JSON.stringify(body)))
      : Promise.reject(new Error('no network'));
  };
};
const me = (role: string) => ({ data: { _id: '1', name: 'Amina', email: 'a@b.c', role }, permissions: [] });

const SHOP = { data: { currency: 'EUR' } };

const open = () =>
  render(
    <RequireLogIn>
      <p>The panel</p>
    </RequireLogIn>,
  );

beforeEach(() => window.localStorage.setItem('token', 'x'));
afterEach(() => window.localStorage.clear());

describe('the panel', () => {
  it.each(['staff', 'admin'])('lets %s in', async (role) => {
    answers(me(role), SHOP);
    open();
    expect(await screen.findByText('The panel')).toBeVisible();
  });

  it('tells a shopper by name that an administrator is needed', async () => {
    answers(me('customer'), SHOP);
    open();
    expect(await screen.findByRole('heading', { name: 'This page needs an administrator' })).toBeVisible();
    expect(screen.getByText(/logged in as Amina/)).toBeVisible();
    expect(screen.queryByText('The panel')).toBeNull();
  });

  it('says when the shop cannot be reached, and tries again', async () => {
    answers(null, null, me('admin'), SHOP);
    open();
    expect(await screen.findByRole('heading', { name: 'The shop cannot be reached' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The panel')).toBeVisible();
  });
});
