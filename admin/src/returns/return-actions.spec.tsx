import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReturnRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { ReturnActions } from './return-actions';

const one = (more: Partial<ReturnRecord>): ReturnRecord => ({
  ...{ id: 'r1', orderId: 'o1', orderNumber: 'AB12CD34', status: 'requested', reason: 'does_not_fit' },
  ...{ comment: '', handover: 'label', feePercent: 0, amount: 75, currency: 'USD', message: '', history: [] },
  lines: [
    { variantId: 'v1', name: 'Jacket', options: { Size: 'M' }, quantity: 2, received: null, restock: null },
  ],
  customer: { id: 'c1', name: 'Rita', email: 'rita@example.com' },
  ...{ createdAt: '2026-11-01', updatedAt: '2026-11-01', legalActions: [] },
  ...more,
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

const open = async (more: Partial<ReturnRecord>, label: string, answer: object = { body: {} }) => {
  const sent = answerWith(() => ({ body: {}, ...answer }));
  show(<ReturnActions one={one(more)} />);
  await press(label);
  return sent;
};

describe('what staff may do with a return', () => {
  it('is what the server offers, and nothing else', () => {
    answerWith(() => undefined);
    show(<ReturnActions one={one({ legalActions: ['approve', 'decline'] })} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Approve',
      'Decline',
    ]);
  });

  it('is approved with a message', async () => {
    const sent = await open({ legalActions: ['approve'] }, 'Approve');
    await userEvent.type(screen.getByRole('textbox'), 'The label is in your mail.');
    await confirm('Approve');
    expect(await screen.findByText('Return approved')).toBeVisible();
    expect(sent).toMatchObject([
      { method: 'POST', path: '/returns/r1/approval', body: { message: 'The label is in your mail.' } },
    ]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is not declined without a reason', async () => {
    const sent = await open({ legalActions: ['decline'] }, 'Decline');
    await confirm('Decline');
    expect(screen.getByText('Reason is required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['does_not_fit', true],
    ['damaged', false],
  ] as const)(
    'is received whole unless told; what is sent as %s goes on the shelf: %s',
    async (reason, restock) => {
      const sent = await open({ legalActions: ['receive'], reason }, 'Receive');
      const pieces = screen.getByLabelText('Arrived, of 2');
      await userEvent.clear(pieces);
      await userEvent.type(pieces, '1');
      await confirm('Receive');
      expect(await screen.findByText('Return received')).toBeVisible();
      expect(sent).toMatchObject([
        { path: '/returns/r1/receipt', body: { lines: [{ variantId: 'v1', quantity: 1, restock }] } },
      ]);
    },
  );

  it('says before a refund how much comes back in the currency that the order was paid in', async () => {
    await open({ legalActions: ['refund'], status: 'received', amount: 7500, currency: 'JPY' }, 'Refund');
    expect(screen.getByText(/The shopper gets ¥7,500 back/)).toBeVisible();
  });

  it('says before a refund how much comes back, and why it was refused', async () => {
    const refusal = { status: 403, body: { detail: 'This is above your refund limit of $50.00.' } };
    await open({ legalActions: ['refund'], status: 'received' }, 'Refund', refusal);
    expect(screen.getByText(/The shopper gets \$75\.00 back/)).toBeVisible();
    await confirm('Refund');
    expect(await screen.findByText('This is above your refund limit of $50.00.')).toBeVisible();
  });
});
