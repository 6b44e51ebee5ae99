import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show } from '../testing/panel';
import { RoleEdit } from './role-form';

const role = {
  ...{ id: 'r1', version: 4, name: 'Packer', permissions: ['orders.read'], refundLimit: 0 },
  ...{ isReady: false, accounts: 2 },
};
const permissions = [
  { id: 'orders.read', area: 'Orders and parcels', description: 'See orders' },
  { id: 'orders.write', area: 'Orders and parcels', description: 'Send orders' },
  { id: 'audit.read', area: 'Staff and security', description: 'See who did what' },
];

describe('the form of a role', () => {
  it('groups what it allows, and takes or drops a group at once', async () => {
    const sent = answerWith(({ method, path }) => {
      if (path === '/permissions') return { body: permissions };
      return { body: method === 'PUT' ? { ...role, version: 5 } : role };
    });
    const page = (
      <ResourceContextProvider value="roles">
        <Routes>
          <Route path="/roles/:id" element={<RoleEdit />} />
          <Route path="/roles" element={<p>All roles</p>} />
        </Routes>
      </ResourceContextProvider>
    );
    show(page, '/roles/r1');
    const all = await screen.findByRole('checkbox', { name: 'All of “Orders and parcels”' });
    expect(all).toBePartiallyChecked();
    expect(screen.getByRole('group', { name: 'Staff and security' })).toContainElement(
      screen.getByRole('checkbox', { name: 'See who did what' }),
    );
    await userEvent.click(all);
    for (const name of ['See orders', 'Send orders'])
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(all);
    expect(screen.getByRole('checkbox', { name: 'See orders' })).not.toBeChecked();
    await userEvent.click(all);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All roles')).toBeVisible();
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ permissions: ['orders.read', 'orders.write'] });
  });

  it('stays open with what was typed until the shop has taken it, over the version that was read', async () => {
    let theirs = role;
    const sent = answerWith(({ method, path, headers }) => {
      if (path === '/permissions') return { body: permissions };
      if (method !== 'PUT') return { body: theirs };
      if (headers.get('If-Match') === `"${theirs.version}"`) return { body: { ...theirs, version: 6 } };
      return { status: 412, body: { code: 'role_changed', detail: 'Somebody else changed this role.' } };
    });
    const page = (
      <ResourceContextProvider value="roles">
        <Routes>
          <Route path="/roles/:id" element={<RoleEdit />} />
          <Route path="/roles" element={<p>All roles</p>} />
        </Routes>
      </ResourceContextProvider>
    );
    show(page, '/roles/r1');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Send orders' }));
    theirs = { ...role, version: 5, name: 'Packers' };
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await save();
    expect(await screen.findByRole('radio', { name: 'Load theirs: Packers' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Keep mine: orders.read, orders.write' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save();
    expect(await screen.findByText('All roles')).toBeVisible();
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"5"']);
    expect(puts[1]?.body).toMatchObject({ name: 'Packers', permissions: ['orders.read', 'orders.write'] });
  });
});
