import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FC } from 'react';
import { useGetOne } from 'react-admin';
import type { OrderRecord } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { ActionBar } from './action-bar';
import { RefundButton } from './refund-button';
import { WaitingRefund } from './waiting-refund';

const waiting = { id: 'r1', amount: 75, reason: 'Torn', askedBy: 'ann', askedByName: 'Ann' };
const order = {
  ...{ id: 'o1', number: 'AF6DEF1C', amountPaid: 60, amountRefunded: 0 },
  ...{
    legalActions: ['record-deposit', 'ship', 'refund'],
    waysSeen: [{ method: 'cash', howPaid: 'in cash' }],
    refundRequests: [waiting],
    refunds: [],
    timeline: [],
  },
} as unknown as OrderRecord;
const preview = {
  ...{ amount: 40, available: 40, lines: [], goodwillAmount: 0, amountPaid: 60 },
  ...{
    parts: [],
    tenders: [],
    amountRefunded: 40,
    amountDue: 0,
    canRestock: false,
    message: '$40.00 goes back.',
  },
};

/** The part of a page whose order has gone on meanwhile: whatever is asked of it is refused. */
function showOutdated(Part: FC<{ order: OrderRecord }>): void {
  let now = order;
  const api: Api = ({ method, path }) => {
    if (path === '/orders/o1') return { body: now };
    if (method === 'GET') return { body: preview };
    now = { ...order, legalActions: [], refundRequests: [] };
    return { status: 409, body: { detail: 'It is no longer so.' } };
  };
  answerWith(api);
  const Page = () => {
    const { data } = useGetOne<OrderRecord>('orders', { id: 'o1' });
    return data ? <Part order={data} /> : null;
  };
  show(<Page />);
}

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name, hidden: true })).toBeNull());
const isTold = async () => expect(await screen.findByText('It is no longer so.')).toBeVisible();

describe('an order that has gone on since the page was opened', () => {
  it('offers an action no longer once it was refused, and says why', async () => {
    showOutdated(ActionBar);
    await press('Record deposit');
    await screen.findByRole('dialog');
    await press('Record deposit');
    await isTold();
    await isGone('Ship');
    await isTold();
    await press('Back');
    await isGone('Record deposit');
  });

  it('gives no money back any more, and says why', async () => {
    showOutdated(RefundButton);
    await press('Refund…');
    await userEvent.click(await screen.findByRole('radio', { name: 'All that is left' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too small');
    await press('Refund $40.00');
    await isTold();
    await isGone('Refund…');
    await isTold();
  });

  it('waits for nobody any more, and says that somebody has decided', async () => {
    showOutdated(WaitingRefund);
    await press('Approve');
    await isGone('Approve');
    await isTold();
  });
});
