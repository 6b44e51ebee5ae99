import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRecord, RefundPreview } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { RefundDialog } from './refund-dialog';

const order = {
  ...{ id: 'o1', number: '12345678', status: 'processing', currency: 'USD' },
  ...{ refundRequests: [], refunds: [] },
} as unknown as OrderRecord;

const part = (tenderId: string, payment: 'deposit' | 'balance', amount: number) => ({
  ...{ tenderId, payment, method: 'cash', goesTo: 'in cash', amount, byHand: true },
  ...{ refunds: 'by-hand' as const },
});

/** A deposit of $10.20 and a balance of $15.29, both paid; of $12.00 the balance gives all unless it is shared. */
const preview: RefundPreview = {
  ...{ amount: 12, waived: 0, available: 25.49, lines: [], goodwillAmount: 12, amountPaid: 25.49 },
  ...{ amountRefunded: 12, amountDue: 0, canRestock: false, message: '$12.00 is handed back by you.' },
  parts: [part('t2', 'balance', 12)],
  tenders: [
    { tenderId: 't1', payment: 'deposit', method: 'cash', label: 'Cash', left: 10.2 },
    { tenderId: 't2', payment: 'balance', method: 'cash', label: 'Cash', left: 15.29 },
  ],
};

async function opened(body: RefundPreview = preview) {
  const till: Api = ({ method }) => ({ body: method === 'POST' ? order : body });
  const sent = answerWith(till);
  show(<RefundDialog order={order} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'An amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '12');
  return sent;
}

const box = () => screen.getByRole('checkbox', { name: 'Share it between the payments myself' });

describe('a refund of an order that was paid in two ways', () => {
  it('is shared as staff types it, beginning with how the shop would share it', async () => {
    const sent = await opened();
    await waitFor(() => expect(box()).toBeEnabled());
    await userEvent.click(box());
    const [deposit, balance] = [/^Cash, deposit/, /^Cash, balance/].map((name) =>
      screen.getByRole('textbox', { name }),
    );
    expect([deposit, balance].map((field) => (field as HTMLInputElement).value)).toEqual(['0', '12']);
    await userEvent.clear(deposit!);
    await userEvent.type(deposit!, '11');
    expect(screen.getByText('At most $10.20 can come back')).toBeVisible();
    await userEvent.clear(deposit!);
    await userEvent.type(deposit!, '8');
    await userEvent.clear(balance!);
    await userEvent.type(balance!, '4');
    await waitFor(() => expect(sent.at(-1)?.path).toContain('shares=t1%3A8&shares=t2%3A4'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'torn');
    await userEvent.click(await screen.findByRole('button', { name: 'Refund $12.00' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      amount: 12,
      shares: [
        { tenderId: 't1', amount: 8 },
        { tenderId: 't2', amount: 4 },
      ],
    });
  });

  it('has nothing to share where one payment has the money', async () => {
    await opened({ ...preview, tenders: preview.tenders.slice(0, 1) });
    expect(screen.queryByRole('checkbox', { name: /Share it/ })).toBeNull();
  });
});

it('a refund is asked for as store credit, and previewed so', async () => {
  const sent = await opened();
  await userEvent.click(screen.getByRole('checkbox', { name: /^As store credit/ }));
  await waitFor(() => expect(sent.at(-1)?.path).toContain('asStoreCredit=true'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'torn');
  await userEvent.click(await screen.findByRole('button', { name: 'Refund $12.00' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ asStoreCredit: true });
});
