import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import type { CustomerRecord } from '../records';
import { DataActions } from './data-actions';

const customer = { id: 'c1', name: 'Ada Otieno', role: 'customer' } as CustomerRecord;
const page = (record: CustomerRecord) =>
  render(
    <AdminContext>
      <DataActions customer={record} />
    </AdminContext>,
  );

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a customer’s data', () => {
  it('is erased after a confirmation alone', async () => {
    const sent = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response('{"success":true,"message":"ok"}', { status: 200 }));
    page(customer);
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Erase', hidden: false }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        '/api/v1/admin/customers/c1/erasure',
        expect.objectContaining({ method: 'POST' }),
      ),
    );
  });

  it('is not offered for staff', () => {
    page({ ...customer, role: 'staff' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
