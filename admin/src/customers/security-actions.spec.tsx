import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type AuthProvider } from 'react-admin';
import type { CustomerRecord } from '../records';
import { SecurityActions } from './security-actions';

const customer = { id: 'c1', name: 'Ada Otieno', role: 'customer' } as CustomerRecord;
const page = (may: boolean, me = 'a1') =>
  render(
    <AdminContext
      authProvider={
        {
          getIdentity: () => Promise.resolve({ id: me }),
          canAccess: () => Promise.resolve(may),
          checkAuth: () => Promise.resolve(),
        } as unknown as AuthProvider
      }
    >
      <SecurityActions customer={customer} />
    </AdminContext>,
  );

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what helps whoever has lost a device', () => {
  it.each([
    ['Turn two-step login off', '/api/v1/admin/customers/c1/second-factor-removal'],
    ['Log out everywhere', '/api/v1/admin/customers/c1/log-out'],
  ])('%s is done after a confirmation alone', async (label, address) => {
    const sent = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response('{"success":true,"message":"ok"}', { status: 200 }));
    page(true);
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await screen.findByRole('dialog');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'POST' })),
    );
  });

  it('is offered to nobody without the permission, nor for oneself', async () => {
    const { unmount } = page(false);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    unmount();
    page(true, 'c1');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
