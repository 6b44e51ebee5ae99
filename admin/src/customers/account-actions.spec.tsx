import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { answerWith, show, whoMay } from '../testing/panel';
import { AccountActions, accountChanges } from './account-actions';
import type { CustomerRecord } from '../records';

const account = (change: Partial<CustomerRecord>) =>
  ({ name: 'Amina', role: 'customer', disabled: false, ...change }) as CustomerRecord;
const offered = (change: Partial<CustomerRecord>) =>
  accountChanges(account(change)).map(({ label }) => label);

describe('what may be made of an account', () => {
  it('makes a customer staff, and staff a customer again', () => {
    expect(offered({})).toEqual(['Make staff', 'Make administrator', 'Disable']);
    expect(offered({ role: 'staff' })).toEqual(['Remove from staff', 'Make administrator', 'Disable']);
  });

  it('never changes the role of an administrator', () => {
    expect(offered({ role: 'admin' })).toEqual(['Disable']);
  });

  it('enables a disabled account', () => {
    expect(offered({ disabled: true })).toEqual(['Make staff', 'Make administrator', 'Enable']);
  });
});

describe('a change of an account', () => {
  const puts = (change: Partial<CustomerRecord> = {}, authProvider?: AuthProvider) => {
    const amina = account({ id: 'a1', ...change });
    const sent = answerWith(({ body }) => ({ body: { ...amina, ...(body as object) } }));
    show(<AccountActions customer={amina} />, '/', authProvider);
    return () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  };
  const confirmTwice = async (change: string) => {
    await userEvent.click(screen.getByRole('button', { name: change }));
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    [confirm, confirm].forEach((button) => fireEvent.click(button));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('is made once, however often it is confirmed, and another one can follow', async () => {
    const changes = puts();
    await confirmTwice('Make staff');
    expect(changes()).toEqual([{ role: 'staff' }]);
    await confirmTwice('Disable');
    expect(changes()).toEqual([{ role: 'staff' }, { disabled: true }]);
  });

  it.each([
    ['Remove from staff', 'customer'],
    ['Make administrator', 'admin'],
  ])('gives the former role of the staff back when it is taken back: %s', async (label, role) => {
    const administrator = { ...whoMay(), getIdentity: () => Promise.resolve({ id: 'a2', role: 'admin' }) };
    const changes = puts({ role: 'staff', staffRoleId: 'packer' }, administrator);
    await screen.findByRole('button', { name: label });
    await confirmTwice(label);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(changes()).toEqual([{ role }, { role: 'staff', staffRoleId: 'packer' }]);
  });
});
