import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
import type { CreditInFull } from '../records';
import { CreditCreate } from './credit-create';
import { CreditList } from './credit-list';
import { CreditShow } from './credit-show';

const card: CreditInFull = {
  ...{ id: 'c1', version: 1, kind: 'gift-card', lastFour: '7K3Q', accountId: null, accountEmail: null },
  ...{ balance: 30, currency: 'EUR', isDisabled: false, expiresAt: null, note: 'Jubilee' },
  ...{ createdAt: '2026-11-01T00:00:00Z', handover: null },
  entries: [
    {
      ...{ id: 'e2', type: 'redeemed', amount: -20, currency: 'EUR', orderId: 'o1', reason: '' },
      ...{ by: null, at: '2026-11-02T00:00:00Z' },
    },
    {
      ...{ id: 'e1', type: 'issued', amount: 50, currency: 'EUR', orderId: null, reason: 'A prize' },
      ...{ by: 'Ada', at: '2026-11-01T00:00:00Z' },
    },
  ],
};
const SHOP = { displayCurrencies: [{ code: 'EUR', isPayable: true }] };

const open = (page: React.ReactNode, api: Api, path = '/', ...rights: string[]) => {
  const sent = answerWith((call) => {
    if (call.path.startsWith('/customers')) return { body: [] };
    return call.path.endsWith('/api/v1/shop') ? { body: { data: SHOP } } : api(call);
  });
  const may = rights.length > 0 ? rights : ['credit.read', 'credit.write'];
  show(<ResourceContextProvider value="credit">{page}</ResourceContextProvider>, path, whoMay(...may));
  return sent;
};

describe('the list of gift cards', () => {
  it('tells the end of each code, what is left and whether it pays', async () => {
    const others = [
      { ...card, id: 'c2', isDisabled: true },
      { ...card, id: 'c3', expiresAt: '2026-01-01T00:00:00Z' },
      { ...card, id: 'c4', balance: 0 },
      { ...card, id: 'c5', kind: 'store-credit', lastFour: null, accountEmail: 'ann@example.com' },
    ];
    open(<CreditList />, () => ({ body: [card, ...others] }));
    expect(await screen.findAllByText('Gift card …7K3Q')).toHaveLength(4);
    expect(screen.getByText('Store credit of ann@example.com')).toBeVisible();
    for (const state of ['Disabled', 'Expired', 'Used up']) expect(screen.getByText(state)).toBeVisible();
    expect(screen.getAllByText('€30.00')).toHaveLength(4);
  });
});

describe('a new gift card', () => {
  it('says what it needs, is sent as the document has it, and shows its code once', async () => {
    const sent = open(<CreditCreate />, ({ method }) =>
      method === 'POST'
        ? { status: 201, body: { ...card, code: 'AAAA-BBBB-CCCC-DDDD-7K3Q' } }
        : { body: card },
    );
    const give = () => userEvent.click(screen.getByRole('button', { name: 'Give it' }));
    await screen.findByRole('spinbutton', { name: /^Amount/ });
    await give();
    expect(await screen.findByText('Amount is required')).toBeVisible();
    expect(screen.getByText('Reason is required')).toBeVisible();
    await userEvent.type(screen.getByRole('spinbutton', { name: /^Amount/ }), '50');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A prize');
    await give();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByDisplayValue('AAAA-BBBB-CCCC-DDDD-7K3Q')).toBeVisible();
    // another one would be worth as much again
    expect(dialog).toHaveTextContent('Where it is lost, “Mail it” on the page of the gift card');
    expect(dialog).not.toHaveTextContent('makes another');
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({ amount: 50, currency: 'USD', reason: 'A prize' });
    expect(post && faultsOf(post)).toEqual([]);
  });
});

describe('a gift card by mail', () => {
  it('is given to a mailbox, with what is said of it', async () => {
    const sent = open(<CreditCreate />, ({ method }) =>
      method === 'POST' ? { status: 201, body: { ...card, code: 'AAAA-7K3Q' } } : { body: card },
    );
    await userEvent.type(await screen.findByRole('spinbutton', { name: /^Amount/ }), '50');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A prize');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'eve@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Jambo');
    await userEvent.click(screen.getByRole('button', { name: 'Give it' }));
    await screen.findByRole('dialog');
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({
      recipient: { email: 'eve@example.com', name: '', message: 'Jambo', sendOn: null },
    });
    expect(post && faultsOf(post)).toEqual([]);
  });

  it('is not given without the mailbox that its message is for', async () => {
    const sent = open(<CreditCreate />, ({ method }) =>
      method === 'POST' ? { status: 201, body: { ...card, code: 'AAAA-7K3Q' } } : { body: card },
    );
    await userEvent.type(await screen.findByRole('spinbutton', { name: /^Amount/ }), '50');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A prize');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Jambo');
    await userEvent.click(screen.getByRole('button', { name: 'Give it' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Jambo');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'eve@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Give it' }));
    await screen.findByRole('dialog');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      recipient: { email: 'eve@example.com', message: 'Jambo' },
    });
  });

  it('tells whom it is for, and goes again to where it is said', async () => {
    const handover = {
      ...{ orderId: 'o1', email: 'eve@example.com', name: 'Eve', message: 'Jambo', sendOn: null },
      ...{ mailedAt: '2026-11-03T00:00:00Z', takenBackAt: null },
    };
    const page = (
      <Routes>
        <Route path="/credit/:id/show" element={<CreditShow />} />
      </Routes>
    );
    const sent = open(page, () => ({ body: { ...card, handover } }), '/credit/c1/show');
    expect(await screen.findByText('Eve, eve@example.com')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Mail it' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue('eve@example.com');
    await userEvent.clear(email);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required');
    await userEvent.type(email, 'zoe@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      ...{ path: '/credit/c1/mail', body: { email: 'zoe@example.com' } },
    });
  });
});

describe('the page of a gift card', () => {
  const page = (
    <Routes>
      <Route path="/credit/:id/show" element={<CreditShow />} />
    </Routes>
  );
  const at = '/credit/c1/show';

  it('tells its history, and leads to the orders that it paid', async () => {
    open(page, () => ({ body: card }), at, 'credit.read');
    expect(await screen.findByText(/Given: A prize/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Paid for an order' })).toHaveAttribute(
      'href',
      expect.stringContaining('/orders/o1/show'),
    );
    expect(screen.getByText('-€20.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Adjust balance' })).not.toBeInTheDocument();
  });

  it('adjusts the balance with a reason, and keeps what was typed when the shop refuses', async () => {
    const sent = open(
      page,
      ({ method }) =>
        method === 'POST'
          ? { status: 409, body: { code: 'balance_too_low', detail: 'Only €30.00 is left of it.' } }
          : { body: card },
      at,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust balance' }));
    const adjust = () => userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
    await adjust();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount, such as 10 or -10');
    await userEvent.type(screen.getByRole('textbox', { name: /^More or/ }), '-40,5');
    await adjust();
    expect(screen.getByRole('alert')).toHaveTextContent('Reason is required');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Given twice');
    await adjust();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Only €30.00 is left of it.'));
    expect(screen.getByRole('textbox', { name: /^More or/ })).toHaveValue('-40,5');
    expect(sent.findLast(({ method }) => method === 'POST')).toMatchObject({
      ...{ path: '/credit/c1/adjustments', body: { amount: -40.5, reason: 'Given twice' } },
    });
  });

  it('stops the card, shows it so, and takes that back', async () => {
    let kept = card;
    const api: Api = ({ method, body }) => {
      if (method === 'PUT') kept = { ...kept, ...(body as Partial<CreditInFull>) };
      return { body: kept };
    };
    const sent = open(page, api, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(await screen.findByRole('button', { name: 'Enable' })).toBeVisible();
    expect(screen.getByText('Disabled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mail it' })).not.toBeInTheDocument();
    await waitFor(() => expect(kept.isDisabled).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Disable' })).toBeVisible();
    await waitFor(() => expect(kept.isDisabled).toBe(false));
    expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/credit/c1', { isDisabled: true }],
      ['/credit/c1', { isDisabled: false }],
    ]);
  });
});
