import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { WithdrawalList } from './withdrawal-list';

const one = {
  ...{ id: 'w1', orderId: 'o1', orderNumber: 'AB12CD34', name: 'Lena Vogel', email: 'lena@example.com' },
  ...{ items: '', status: 'late', canSettle: true, receivedAt: '2026-11-28T10:00:00.000Z' },
  updatedAt: '2026-11-28T10:00:00.000Z',
};

it('lists statements with a way to the order, and settles what waits', async () => {
  const sent = answerWith(() => ({ body: [one], total: 1 }));
  show(
    <ResourceContextProvider value="withdrawals">
      <WithdrawalList />
    </ResourceContextProvider>,
  );
  expect(await screen.findByRole('link', { name: '#AB12CD34' })).toHaveAttribute('href', '/orders/o1/show');
  expect(screen.getByText('The whole order')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as settled' }));
  await waitFor(() =>
    expect(
      sent.some(({ method, path }) => method === 'POST' && path.includes('/withdrawals/w1/settlement')),
    ).toBe(true),
  );
});
