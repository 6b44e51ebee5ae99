import { afterEach, expect, it, jest } from '@jest/globals';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { user } from '../testing/goods';
import { fill, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  jest.restoreAllMocks();
});

it('the form of the profile takes the phone number away when it is emptied', async () => {
  const data = { ...user, phone: '' };
  openShop({ updateMe: { status: 200, body: { success: true, data, permissions: [] } } });
  await visit('/profile/edit');
  await fill(/^Phone/, ' ');
  await press('Save changes');
  await reads('Profile updated');
  const sent = jest.mocked(fetch).mock.calls.map(([request]) => request as Request);
  const change = sent.find(({ method }) => method === 'PATCH');
  expect(await change?.clone().json()).toEqual({ name: 'Ada Otieno', phone: '' });
});

it('says nothing of a phone number that was not touched', async () => {
  openShop({ updateMe: { status: 200, body: { success: true, data: user, permissions: [] } } });
  await visit('/profile/edit');
  await fill(/^Name/, 'Ada Lovelace');
  await press('Save changes');
  await reads('Profile updated');
  const sent = jest.mocked(fetch).mock.calls.map(([request]) => request as Request);
  const change = sent.find(({ method }) => method === 'PATCH');
  expect(await change?.clone().json()).toEqual({ name: 'Ada Lovelace' });
});
