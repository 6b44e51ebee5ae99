import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpClient } from '../http-client';
import { passwordAgain } from '../session-renewal';
import { SessionDialog } from './session-dialog';

const real = globalThis.fetch;
const calls: string[] = [];
let isConfirmed = false;

const answer = (status: number, body: object) =>
  ({
    status,
    ok: status < 300,
    headers: new Headers(),
    text: () => Promise.resolve(JSON.stringify(body)),
    json: () => Promise.resolve(body),
    clone() {
      return this;
    },
  }) as unknown as Response;

beforeEach(() => {
  calls.length = 0;
  isConfirmed = false;
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const address = new URL(url instanceof Request ? url.url : url, 'http://shop').pathname;
    calls.push(address);
    if (address.endsWith('/password-confirmation')) {
      isConfirmed = init?.body === JSON.stringify({ currentPassword: 'the right one' });
      return Promise.resolve(
        answer(isConfirmed ? 200 : 400, { message: 'Your current password is not right.' }),
      );
    }
    return Promise.resolve(
      isConfirmed
        ? answer(200, { id: 'shop' })
        : answer(403, { code: 'password_required', message: 'Again' }),
    );
  });
});
afterEach(() => {
  globalThis.fetch = real;
});

describe('a dangerous step a while after the log-in', () => {
  it('asks for the password, says when it is wrong, and then takes the step', async () => {
    render(<SessionDialog />);
    const step = httpClient('/api/v1/admin/settings/shop', { method: 'PUT', body: '{}' });
    await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
    await userEvent.type(screen.getByLabelText(/Password/), 'a wrong one');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your current password is not right.')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/Password/));
    await userEvent.type(screen.getByLabelText(/Password/), 'the right one');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await step).json).toEqual({ id: 'shop' });
    expect(calls.at(-1)).toBe('/api/v1/admin/settings/shop');
  });

  it('is not taken when the person gives up', async () => {
    render(<SessionDialog />);
    const step = httpClient('/api/v1/admin/settings/shop', { method: 'PUT', body: '{}' });
    const refused = expect(step).rejects.toMatchObject({ status: 403 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await refused;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is given up with Escape', async () => {
    render(<SessionDialog />);
    const step = httpClient('/api/v1/admin/settings/shop', { method: 'PUT', body: '{}' });
    const refused = expect(step).rejects.toMatchObject({ status: 403 });
    await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
    await userEvent.keyboard('{Escape}');
    await refused;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the second factor of whoever has one, in the same dialog', async () => {
    const asked = jest.mocked(globalThis.fetch);
    const usual = asked.getMockImplementation();
    asked.mockImplementation((url, init) => {
      const address = url instanceof Request ? url.url : url.toString();
      if (!address.endsWith('/password-confirmation') || !usual)
        return usual?.(url, init) ?? Promise.reject(new Error('no answer'));
      const { code } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { code?: string };
      isConfirmed = code === 'k7mqx2';
      const data = { factors: ['passkey', 'recovery code'] };
      const refused = { code: 'second_factor_required', message: 'Please use your passkey', data };
      return Promise.resolve(isConfirmed ? answer(200, {}) : answer(403, refused));
    });
    render(<SessionDialog />);
    const step = httpClient('/api/v1/admin/settings/shop', { method: 'PUT', body: '{}' });
    await userEvent.type(await screen.findByLabelText(/Password/), 'the right one');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Use your passkey' })).toBeEnabled();
    await userEvent.type(screen.getByLabelText('Or a recovery code'), 'k7mqx2');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await step).json).toEqual({ id: 'shop' });
  });
});

describe('a session that has ended', () => {
  it('asks for the mailed code where many have guessed at the account, as the log-in of the shop does', async () => {
    const sent: Record<string, unknown>[] = [];
    window.localStorage.setItem('userInfo', JSON.stringify({ user: { email: 'ada@example.com' } }));
    jest.mocked(globalThis.fetch).mockImplementation((_url, init) => {
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>;
      sent.push(body);
      const refused = { code: 'mailed_code_required', message: 'A code is on its way.' };
      const user = { email: 'ada@example.com' };
      return Promise.resolve(body['mailedCode'] ? answer(200, { user, token: 't' }) : answer(401, refused));
    });
    render(<SessionDialog />);
    const renewed = passwordAgain('ended');
    await userEvent.type(await screen.findByLabelText(/Password/), 'the right one');
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(await screen.findByText('A code is on its way.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code from the email'), '12345678');
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(await renewed).toBe(true);
    expect(sent.map(({ mailedCode }) => mailedCode)).toEqual([undefined, '12345678']);
    window.localStorage.clear();
  });
});
