import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRecord, Refund, RefundPreview } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { ActionBar } from './action-bar';
import { orderActions } from './actions';
import { RefundButton } from './refund-button';

const order = {
  id: 'o1',
  number: 'AF6DEF1C',
  amountPaid: 60,
  amountRefunded: 0,
  trackingNumber: 'BX-1001',
  legalActions: [...orderActions.map(({ action }) => action), 'refund'],
  waysSeen: [{ method: 'cash', howPaid: 'in cash' }],
  ...{ refundRequests: [], refunds: [], timeline: [] },
} as unknown as OrderRecord;

const line = { name: 'Jacket', options: { size: 'M' }, bought: 3, refunded: 1, left: 2, quantity: 0 };
const lines = [
  { ...line, variantId: 'v1', share: 0, amount: 0 },
  { ...line, variantId: 'v2', name: 'Socks', bought: 1, refunded: 1, left: 0, share: 0, amount: 0 },
];
const part = {
  ...({ tenderId: 't1', payment: 'full', method: 'card', refunds: 'api' } as const),
  ...{ goesTo: 'to the card', amount: 40, byHand: false },
};
const preview = (more: Partial<RefundPreview>): RefundPreview => ({
  amount: 40,
  waived: 0,
  available: 40,
  lines,
  goodwillAmount: 0,
  amountPaid: 100,
  parts: [part],
  tenders: [{ tenderId: 't1', payment: 'full', method: 'card', label: 'Credit Card', left: 40 }],
  amountRefunded: 60,
  amountDue: 0,
  canRestock: true,
  message: '$40.00 goes back to the card.',
  ...more,
});

/** One jacket for $20; everything for $40. */
const till: Api = ({ method, path }) => {
  if (method === 'POST') return { body: order };
  if (!path.includes('lines=v1%3A1')) return { body: preview({}) };
  const chosen = { ...lines[0]!, quantity: 1, share: 20, amount: 20 };
  const byHand = path.includes('byHand=true');
  const parts = [{ ...part, amount: 20, byHand }];
  return {
    body: preview({
      amount: 20,
      amountRefunded: 40,
      lines: [chosen, lines[1]!],
      parts,
      message: '$20.00 goes back.',
    }),
  };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const focused = () => document.activeElement as HTMLElement;

describe('the actions of an order', () => {
  it.each(orderActions.map(({ action, label, title }) => ({ action, label, title })))(
    '$action is confirmed before anything is sent, and can be left',
    async ({ label, title }) => {
      const sent = answerWith(till);
      show(<ActionBar order={order} />);
      await press(label);
      expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      await press('Back');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent.every(({ method }) => method === 'GET')).toBe(true);
    },
  );

  it.each([
    ['Ship', /^Carrier/, 'Carrier is required', 'Tracking number is required'],
    ['Add carrier scan', /^Tracking/, 'Tracking number is required', 'Location is required'],
  ])('%s says what is missing, one after the other', async (label, firstField, first, second) => {
    answerWith(till);
    show(<ActionBar order={{ ...order, trackingNumber: null }} />);
    await press(label);
    const submit = () => userEvent.click(screen.getAllByRole('button', { name: label }).at(-1)!);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(first);
    await userEvent.type(screen.getByRole('textbox', { name: firstField }), 'Boda');
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(second);
  });

  it('keeps what was typed when the server refuses, and sends a new try under a new key', async () => {
    const refused = 'The payment of this order is disputed.';
    const sent = answerWith(() => ({ status: 409, body: { detail: refused } }));
    show(<ActionBar order={order} />);
    await press('Ship');
    await userEvent.type(screen.getByRole('textbox', { name: /^Carrier/ }), 'Boda');
    await userEvent.type(screen.getByRole('textbox', { name: /^Tracking/ }), 'BX-1');
    const submit = () => userEvent.click(screen.getAllByRole('button', { name: 'Ship' }).at(-1)!);
    await submit();
    expect(await screen.findByText(refused)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Carrier/ })).toHaveValue('Boda');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]!.body).toEqual({ action: 'ship', carrier: 'Boda', trackingNumber: 'BX-1' });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is sent again under the same key while the server still works on it', async () => {
    const running = { code: 'idempotency_key_in_use', detail: 'Still running.' };
    const sent = answerWith(() => ({ status: 409, body: running }));
    show(<ActionBar order={order} />);
    await press('Record deposit');
    const submit = () => userEvent.click(screen.getAllByRole('button', { name: 'Record deposit' }).at(-1)!);
    await submit();
    expect(await screen.findByText('Still running.')).toBeVisible();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('stays open until the server has answered: closed and asked for again, it would be done twice', async () => {
    const sent = answerWith(till);
    const answered = globalThis.fetch;
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    globalThis.fetch = async (...call) => {
      const answer = await answered(...call);
      await arrived;
      return answer;
    };
    show(<ActionBar order={order} />);
    await press('Record deposit');
    await userEvent.click(screen.getAllByRole('button', { name: 'Record deposit' }).at(-1)!);
    expect(button('Back')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(sent).toHaveLength(1);
    arrive();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes by Escape until something was typed, which is asked about then', async () => {
    answerWith(till);
    show(<ActionBar order={order} />);
    const opened = async () => {
      await press('Ship');
      // a key goes where the focus is, and that is in the dialog a moment after it is drawn
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    };
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened();
    const carrier = screen.getByRole('textbox', { name: /^Carrier/ });
    await userEvent.type(carrier, 'Boda');
    await userEvent.click(screen.getByRole('dialog').parentElement!);
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toBeVisible();
    await press('Cancel');
    expect(carrier).toHaveValue('Boda');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    // back where it was: beside the dialog, where the press had taken it
    await waitFor(() => expect(screen.getByRole('dialog').parentElement).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells exactly what a cancelled order gives back', async () => {
    answerWith(till);
    show(<ActionBar order={order} />);
    await press('Cancel order');
    expect(await screen.findByText('$40.00 goes back to the card.')).toBeVisible();
    expect(screen.getByText('Full, to the card')).toBeVisible();
  });
});

describe('a refund', () => {
  const open = async (api: Api = till, of = order) => {
    const sent = answerWith(api);
    show(<RefundButton order={of} />);
    await press('Refund…');
    await screen.findByRole('spinbutton', { name: 'Pieces of Jacket, M' });
    return sent;
  };
  const pieces = () => screen.getByRole('spinbutton', { name: 'Pieces of Jacket, M' });
  const choose = async (count: string) => {
    await userEvent.clear(pieces());
    await userEvent.type(pieces(), count);
  };

  it('by line shows what these pieces give back, then sends them with the reason', async () => {
    const sent = await open();
    await press('Refund');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose what comes back');
    await choose('1');
    expect(await screen.findByText('$20.00 goes back.')).toBeVisible();
    await press('Refund $20.00');
    expect(screen.getByRole('alert')).toHaveTextContent('A reason is required');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too small');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Put the pieces back on the shelf' }));
    await press('Refund $20.00');
    expect(await screen.findByText('$20.00 refunded')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/orders/o1/refunds',
      body: { lines: [{ variantId: 'v1', quantity: 1 }], reason: 'Too small', restock: true },
    });
  });

  it('never offers more pieces than are left, nor any of a line that went back whole', async () => {
    await open();
    await choose('3');
    expect(screen.getByText('At most 2')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Pieces of Socks, M' })).toBeDisabled();
    expect(screen.getByText('0 of 1 left')).toBeVisible();
  });

  it('of an amount is never more than what is left', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'An amount' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount ($)' }), '40.01');
    expect(screen.getByText('At most $40.00 can be refunded')).toBeVisible();
  });

  it('of all that is left shows the whole before it is confirmed', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'All that is left' }));
    expect(await screen.findByText('$40.00 goes back to the card.')).toBeVisible();
    expect(button('Refund $40.00')).toBeEnabled();
  });

  it('goes by hand, where staff says so, once the card has failed to take one back', async () => {
    const hand = { name: 'I hand the money over, nothing goes back to the card' };
    await open();
    expect(screen.queryByRole('checkbox', hand)).not.toBeInTheDocument();
    cleanup();
    const failed = { _id: 'r1', amount: 20, status: 'failed' } as Refund;
    const sent = await open(till, { ...order, refunds: [failed] });
    await choose('1');
    await userEvent.click(screen.getByRole('checkbox', hand));
    expect(await screen.findByText('Full, handed over by you')).toBeVisible();
    expect(sent.at(-1)?.path).toMatch(/lines=v1%3A1&byHand=true$/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Card closed');
    await press('Refund $20.00');
    expect(await screen.findByText('$20.00 is to be handed over; record it below')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ byHand: true });
  });

  it("shows the server's refusal and keeps the choice", async () => {
    const detail = 'The card refuses the refund.';
    await open((sent) => (sent.method === 'POST' ? { status: 409, body: { detail } } : till(sent)));
    await choose('1');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too small');
    await userEvent.click(await screen.findByRole('button', { name: 'Refund $20.00' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(pieces()).toHaveValue(1);
  });
});
