import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { endSession, keepGuest, startSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { lamp, user } from '../testing/goods';
import { type OpenForm, openForms, TYPED, wordless } from '../testing/open-forms';
import { openShop, visit } from '../testing/shop';

const APP = new URL('..', import.meta.url).pathname;
const olga = { ...user, _id: 'u-olga', name: 'Olga Petrova', email: 'olga@example.com' };

/** What could be read on the screen or in a field. */
const everything = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .map(({ value }) => value)
    .join('\n') + document.body.textContent;

async function open({
  at,
  steps,
  others,
  typed = TYPED,
  as = 'shopper',
}: Omit<OpenForm, 'as'> & { as?: 'shopper' | 'visitor' }) {
  openShop(others);
  await visit(at, as, { guestsAllowed: true });
  await steps();
  await waitFor(() => expect(everything()).toContain(typed));
}

const tell = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue: 'x' }));

/** The ways in which a shopper leaves a tab. */
const leavings: Record<string, () => void> = {
  'logs out': endSession,
  'logs out in another tab': () => {
    localStorage.removeItem('token');
    tell('token', null);
    localStorage.removeItem('userInfo');
    tell('userInfo', null);
  },
  'gives way to another account in another tab': () => {
    const other = { user: olga, token: 't-olga', message: '' };
    localStorage.setItem('userInfo', JSON.stringify(other));
    tell('userInfo', JSON.stringify(other));
    localStorage.setItem('token', 't-olga');
    tell('token', 't-olga');
  },
  'is gone when the browser shows the page again': () => {
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  },
};

afterEach(() => {
  endSession();
  keepGuest(null);
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const ofShoppers = openForms.filter(({ as }) => as !== 'visitor');

describe.each(Object.entries(leavings))('when the shopper %s', (_name, leave) => {
  it.each(ofShoppers)('$file on $at is empty for whoever comes next', async (form) => {
    await open(form);
    await act(async () => leave());
    await act(async () => undefined);
    await waitFor(() => expect(everything()).not.toContain(form.typed ?? TYPED));
    // the shop of these tests answers everybody as Ada
    if (localStorage.getItem('token') === null)
      expect([everything().includes(user.email), everything().includes(user.name)]).toEqual([false, false]);
  });
});

describe('the list of forms', () => {
  const has = (text: string) => /<form\b|useForm\(/.test(text);
  const files = globSync('**/*.tsx', { cwd: APP }).filter(
    (file) => !/\.spec\.|^testing\//.test(file) && has(readFileSync(APP + file, 'utf8')),
  );

  it('names every form of the storefront', () => {
    expect(
      files.filter((file) => !wordless.includes(file) && !openForms.some((form) => form.file === file)),
    ).toEqual([]);
  });
});

it('a visitor who logs in elsewhere keeps what was typed', async () => {
  const contact = openForms.find(({ at }) => at === '/contact');
  if (contact) await open({ ...contact, as: 'visitor' });
  await act(async () => startSession({ user, token: 't', message: '' }));
  expect(everything()).toContain(TYPED);
});

it('a profile that is saved does not empty the forms beside it', async () => {
  const contact = openForms.find(({ at }) => at === '/contact');
  if (contact) await open(contact);
  await act(async () => startSession({ user: { ...user, name: 'Ada O.' }, token: 't2', message: '' }));
  expect(everything()).toContain(TYPED);
});

it('the guest who comes next starts with an empty cart, not at the payment', async () => {
  const checkout = openForms.find(({ file }) => file === 'checkout/payment-form.tsx');
  if (checkout) await open(checkout);
  await act(async () => endSession());
  await waitFor(() => expect(document.body).toHaveTextContent('Your cart is empty'));
  expect(document.body).not.toHaveTextContent('Complete Order');
  expect(document.body).not.toHaveTextContent(lamp.name);
});
