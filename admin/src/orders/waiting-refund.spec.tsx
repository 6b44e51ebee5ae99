import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { WaitingRefund } from './waiting-refund';

const request = {
  id: 'r1',
  amount: 75,
  reason: 'Torn',
  askedBy: 'ann',
  askedByName: 'Ann',
  createdAt: '2026-11-01',
};
const order = (refundRequests: unknown[]) => ({ id: 'o1', refundRequests }) as OrderRecord;

describe('a refund that waits for a second person', () => {
  it('says who asks for how much, and why, and is approved once', async () => {
    const sent = answerWith(() => ({ body: order([]) }));
    show(<WaitingRefund order={order([request])} />);
    expect(screen.getByText(/Ann asks to refund \$75\.00: Torn/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('$75.00 refunded')).toBeVisible();
    await waitFor(() =>
      expect(sent.map(({ method, path }) => [method, path])).toEqual([
        ['POST', '/orders/o1/refund-requests/r1/approval'],
      ]),
    );
  });

  it('says why it cannot be approved', async () => {
    answerWith(() => ({ status: 403, body: { detail: 'This is above your refund limit of $50.00.' } }));
    show(<WaitingRefund order={order([request])} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This is above your refund limit of $50.00.')).toBeVisible();
  });

  it('shows nothing where none waits', () => {
    answerWith(() => undefined);
    show(<WaitingRefund order={order([])} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
