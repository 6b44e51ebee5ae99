import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { OrderEdit, OrderRecord } from '../records';
import { answerWith, show, type Api, type Sent } from '../testing/panel';
import { ActionBar } from './action-bar';
import { EditsPanel } from './edits-panel';

/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const order = {
  ...{ id: 'o1', number: 'AF6DEF1C', currency: 'EUR', paymentMethod: 'card', status: 'processing' },
  ...{ contact: { email: 'a@example.com', phone: '+4915112345' }, amountRefunded: 0, timeline: [] },
  legalActions: ['edit', 'note'],
  products: [
    { variantId: 'm', productId: 'p1', name: 'Jacket', options: { Size: 'M' }, quantity: 2 },
    { variantId: 's', productId: 'p2', name: 'Scarf', options: {}, quantity: 1 },
  ],
  toSend: [
    { variantId: 'm', quantity: 2 },
    { variantId: 's', quantity: 1 },
  ],
} as unknown as OrderRecord;

const JACKET = {
  ...{ id: 'p1', name: 'Jacket' },
  variants: [
    { id: 'm', options: { Size: 'M' } },
    { id: 'l', options: { Size: 'L' } },
  ],
};
const HAT = { id: 'p3', name: 'Hat', variants: [{ id: 'h', options: {} }] };
const methods = [
  { method: 'card', label: 'Card', needs: [] },
  { method: 'mobile', label: 'Mobile money', needs: ['mobileNumber'] },
];
const figures = {
  ...{
    currency: 'EUR',
    worth: 25,
    total: 40,
    toPay: 15,
    dueNow: 15,
    toGiveBack: 0,
    shipping: 0,
    isReplaced: false,
  },
  lines: [{ variantId: 'l', name: 'Jacket', options: { Size: 'L' }, quantity: 2, price: 20, total: 40 }],
  methods: [{ method: 'card', label: 'Card' }],
};

const shop =
  (preview: object = figures, edit: Api = () => undefined): Api =>
  (sent) => {
    const { path } = sent;
    if (path.startsWith('/products?')) return { body: [HAT] };
    if (path === '/products/p1') return { body: JACKET };
    if (path === '/products/p3') return { body: HAT };
    if (path === '/api/v1/payments/methods') return { body: { success: true, data: methods } };
    if (path === '/orders/o1/edit-preview') return { body: { ...figures, ...preview } };
    if (path === '/orders/o1/edits') return edit(sent);
    return undefined;
  };
const open = async (api: Api) => {
  const sent = answerWith(api);
  show(
    <Routes>
      <Route path="/" element={<ActionBar order={order} />} />
      <Route path="/orders/:id/show" element={<h1>The new order</h1>} />
    </Routes>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change order' }));
  return sent;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lastTerms = (sent: readonly Sent[]) =>
  sent.findLast(({ path }) => path === '/orders/o1/edit-preview')?.body;
const swapToL = async () => {
  await press('Swap Jacket, M');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Send instead of Jacket, M' }));
  await userEvent.click(await screen.findByRole('option', { name: 'L' }));
};

describe('an order that is changed', () => {
  it(
    'swaps a size, asks before it is done, and gives the link to pay',
    async () => {
      const made = { newOrderId: 'o2', state: 'waiting', payUrl: 'https://pay.example/1' };
      const sent = await open(shop({}, () => ({ body: made })));
      await swapToL();
      expect(await screen.findByText('The buyer pays €15.00 more.')).toBeVisible();
      const terms = {
        leaving: [{ variantId: 'm', quantity: 2 }],
        items: [{ variantId: 'l', quantity: 2 }],
      };
      expect(lastTerms(sent)).toEqual(terms);
      await press('Continue');
      const dialog = await screen.findByRole('dialog', { name: 'Change the order, for €15.00 more?' });
      expect(sent.every(({ path }) => path !== '/orders/o1/edits')).toBe(true);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Change order' }));
      expect(await screen.findByDisplayValue('https://pay.example/1')).toBeVisible();
      const done = sent.find(({ path }) => path === '/orders/o1/edits');
      expect(done?.body).toEqual({ ...terms, total: 40, worth: 25 });
      expect(done?.headers.get('Idempotency-Key')).toBeTruthy();
      await press('Open the new order');
      expect(await screen.findByRole('heading', { name: 'The new order' })).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it.each([
    [6, 'The order stays as it is until €6.00 of that is paid, the rest on delivery.'],
    [0, 'It holds at once; €15.00 is paid on delivery.'],
  ])(
    'says what is paid before it holds, and is confirmed by a button of its own: %p',
    async (dueNow, words) => {
      await open(shop({ dueNow }));
      await swapToL();
      expect(await screen.findByText('The buyer pays €15.00 more.')).toBeVisible();
      const next = screen.getByRole('button', { name: 'Continue' });
      await userEvent.click(next);
      expect(await screen.findByText(words, { exact: false })).toBeVisible();
      expect(next).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Change order' })).not.toHaveFocus();
    },
    TIMEOUT_MS,
  );

  it.each([
    [404, 'A product that is not for sale'],
    [503, 'The shop is busy.'],
  ])('says why there is nothing to swap to: %i', async (status, words) => {
    const api = shop();
    await open((sent) =>
      sent.path === '/products/p1' ? { status, body: { detail: 'The shop is busy.' } } : api(sent),
    );
    await press('Swap Jacket, M');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it(
    'names the line that is sold no more',
    async () => {
      const detail = 'An item in your order is no longer available.';
      const api = shop();
      await open((sent) =>
        sent.path === '/orders/o1/edit-preview'
          ? { status: 409, body: { detail, data: { _id: 'm' } } }
          : api(sent),
      );
      await userEvent.type(screen.getByRole('spinbutton', { name: 'Quantity of Jacket, M' }), '0');
      expect(await screen.findByText(`Jacket, M: ${detail}`)).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it(
    'takes out, adds more of the same and something new, and says what goes back',
    async () => {
      const sent = await open(shop({ toPay: 0, toGiveBack: 5 }));
      await press('Remove Scarf');
      expect(
        await screen.findByText('Add what comes for it. To take things out alone, refund them.'),
      ).toBeVisible();
      const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Jacket, M' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '3');
      await userEvent.click(screen.getByRole('combobox', { name: 'Find a product' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Hat' }));
      const add = await screen.findByRole('button', { name: 'Add product' });
      await waitFor(() => expect(add).toBeEnabled());
      await userEvent.click(add);
      expect(await screen.findByText('€5.00 goes back to the buyer.')).toBeVisible();
      await waitFor(() =>
        expect(lastTerms(sent)).toEqual({
          leaving: [{ variantId: 's', quantity: 1 }],
          items: [
            { variantId: 'm', quantity: 1 },
            { variantId: 'h', quantity: 1 },
          ],
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'keeps what was typed when the server refuses',
    async () => {
      const detail = 'What leaves the order is worth another amount now.';
      await open(shop({}, () => ({ status: 409, body: { detail } })));
      await press('Continue');
      expect(await screen.findByText('Change something of the order first.')).toBeVisible();
      await swapToL();
      expect(await screen.findByText('The buyer pays €15.00 more.')).toBeVisible();
      await press('Continue');
      const dialog = await screen.findByRole('dialog', { name: 'Change the order, for €15.00 more?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Change order' }));
      expect(await screen.findByText(detail)).toBeVisible();
      const other = await screen.findByRole('combobox', { name: 'Send instead of Jacket, M' });
      await waitFor(() => expect(other).toHaveTextContent('L'));
    },
    TIMEOUT_MS,
  );
});

describe('the changes of an order', () => {
  const edit: OrderEdit = {
    ...{ id: 'e1', orderId: 'o1', orderNumber: 'AF6DEF1C', newOrderId: 'o2', newOrderNumber: 'BBBB0002' },
    ...{ returnId: null, state: 'waiting', leaving: [{ variantId: 'm', quantity: 1 }] },
    ...{ worth: 12.5, moved: 12.5, currency: 'EUR', completedAt: null },
    createdAt: '2026-11-28T10:00:00.000Z',
  };

  it('say how they stand, and one that waits is withdrawn after a question', async () => {
    const sent = answerWith(({ path }) =>
      path === '/orders/o1/edits' ? { body: [edit] } : { body: { id: 'o2' } },
    );
    show(<EditsPanel order={order} />);
    const panel = await screen.findByRole('region', { name: 'Changes' });
    expect(panel).toHaveTextContent('Waits for its payment');
    expect(panel).toHaveTextContent('1 × Jacket, M');
    expect(within(panel).getByRole('link', { name: '#BBBB0002' })).toHaveAttribute('href', '/orders/o2/show');
    await press('Withdraw the change by #BBBB0002');
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
    const dialog = screen.getByRole('dialog', { name: 'Withdraw this change?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/orders/o2/transitions')?.body).toEqual({
        ...{ action: 'cancel', reason: 'The change was withdrawn' },
      }),
    );
  });

  it('say which order it came for, and nothing where there are none', async () => {
    answerWith(({ path }) => ({
      body: path === '/orders/o1/edits' ? [{ ...edit, orderId: 'o0', orderNumber: 'AAAA0000' }] : [],
    }));
    const { unmount } = show(<EditsPanel order={order} />);
    expect(await screen.findByText(/^Came for order/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const sent = answerWith(() => ({ body: [] }));
    show(<EditsPanel order={{ ...order, id: 'o9' }} />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
