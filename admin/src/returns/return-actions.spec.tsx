import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetList } from 'react-admin';
import type { ReturnRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { ReturnActions } from './return-actions';
import { ReturnSteps } from './return-steps';

const one = (more: Partial<ReturnRecord>): ReturnRecord => ({
  ...{ id: 'r1', orderId: 'o1', orderNumber: 'AB12CD34', status: 'requested', reason: 'does_not_fit' },
  ...{ comment: '', handover: 'label', feePercent: 0, amount: 75, currency: 'USD', message: '', history: [] },
  lines: [
    { variantId: 'v1', name: 'Jacket', options: { Size: 'M' }, quantity: 2, received: null, restock: null },
  ],
  customer: { id: 'c1', name: 'Rita', email: 'rita@example.com' },
  ...{ createdAt: '2026-11-01', updatedAt: '2026-11-01', legalActions: [], exchange: null },
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

  it('says that nothing comes back any more where all of it was refunded beside', async () => {
    await open({ legalActions: ['refund'], status: 'received', amount: 0 }, 'Refund');
    expect(screen.getByText(/went back before: no more is given back/)).toBeVisible();
  });

  it('says before a refund how much comes back, and why it was refused', async () => {
    const refusal = { status: 403, body: { detail: 'This is above your refund limit of $50.00.' } };
    await open({ legalActions: ['refund'], status: 'received' }, 'Refund', refusal);
    expect(screen.getByText(/The shopper gets \$75\.00 back/)).toBeVisible();
    await confirm('Refund');
    expect(await screen.findByText('This is above your refund limit of $50.00.')).toBeVisible();
  });

  it('is exchanged for another size, which the shop sends free where it had got it wrong', async () => {
    const product = {
      ...{ id: 'p1', name: 'Jacket' },
      variants: [
        { id: 'v1', options: { Size: 'M' } },
        { id: 'v2', options: { Size: 'L' } },
      ],
    };
    const order = {
      ...{ id: 'o1', number: 'AB12CD34', currency: 'USD', paymentMethod: 'card', contact: { phone: '' } },
      products: [
        { variantId: 'v1', productId: 'p1', name: 'Jacket', options: { Size: 'M' }, quantity: 3 },
        { variantId: 'w1', productId: 'w1', name: 'Engraving', options: {}, quantity: 1, isOwnLine: true },
      ],
      toSend: [],
    };
    let isRead = false;
    const figures = {
      ...{ currency: 'USD', worth: 75, total: 90, toPay: 15, dueNow: 15, toGiveBack: 0, shipping: 0 },
      ...{ isReplaced: false, lines: [], methods: [{ method: 'card', label: 'Card' }] },
    };
    const made = { newOrderId: 'o2', state: 'waiting', payUrl: null };
    const sent = answerWith(({ path }) => {
      if (path.startsWith('/orders?')) return { body: [{ id: 'o1', number: 'AB12CD34', products: [] }] };
      if (path === '/orders/o1' && !isRead) {
        isRead = true;
        return { status: 503, body: { detail: 'The shop is busy.' } };
      }
      if (path === '/orders/o1') return { body: order };
      if (path === '/products/p1') return { body: product };
      if (path === '/api/v1/payments/methods')
        return { body: { success: true, data: [{ method: 'card', label: 'Card', needs: [] }] } };
      if (path === '/orders/o1/edit-preview') return { body: figures };
      return { body: path === '/orders/o1/edits' ? made : [] };
    });
    const [line] = one({}).lines;
    const came = { ...line!, received: 1, restock: false };
    const lines = [came, { ...came, variantId: 'w1', name: 'Engraving', options: {} }];
    // whoever comes from a list has its shorter record of the order
    const Page = () => (
      <>
        {useGetList('orders').data?.map(({ number }) => (
          <p key={String(number)}>{`#${number}`}</p>
        ))}
        <ReturnActions one={one({ legalActions: ['exchange'], reason: 'damaged', lines })} />
      </>
    );
    show(<Page />);
    await screen.findByText('#AB12CD34');
    await press('Exchange');
    expect(await screen.findByText('The shop is busy.')).toBeVisible();
    await press('Try again');
    expect(await screen.findAllByText('1 came back')).toHaveLength(2);
    // no catalogue has it: it cannot be sent again
    expect(screen.getByLabelText('Quantity of Engraving')).toHaveValue(0);
    expect(screen.getByLabelText('Quantity of Jacket, M')).toHaveValue(1);
    expect(screen.getByRole('checkbox', { name: 'The shop pays for sending it' })).toBeChecked();
    await press('Swap Jacket, M');
    await userEvent.click(await screen.findByLabelText('Send instead of Jacket, M'));
    await userEvent.click(await screen.findByRole('option', { name: 'L' }));
    const items = [{ variantId: 'v2', quantity: 1 }];
    const last = () => sent.findLast(({ path }) => path === '/orders/o1/edit-preview')?.body;
    await waitFor(() => expect(last()).toMatchObject({ items }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.getByText('The buyer pays $15.00 more.')).toBeVisible();
    await press('Continue');
    expect(await screen.findByText(/The return stays as it is until \$15\.00 is paid/)).toBeVisible();
    await confirm('Exchange');
    expect(await screen.findByText('The exchange waits for its payment')).toBeVisible();
    const asked = sent.find(({ path }) => path === '/orders/o1/edits')?.body;
    expect(asked).toEqual({ returnId: 'r1', freeDelivery: true, leaving: [], items, total: 90, worth: 75 });
  }, 120_000);

  it.each([
    [null, 'Refunded'],
    [{ orderId: 'o2', orderNumber: 'EF56', state: 'waiting' as const, token: null }, 'Exchanged'],
  ])('ends with money, or with goods where it is exchanged: %p', (exchange, end) => {
    show(<ReturnSteps one={one({ status: 'received', exchange })} />);
    expect(screen.getByText(end)).toBeVisible();
  });
});
