import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show, whoMay } from '../testing/panel';
import { ProposalsPage } from './proposals-page';

const waiting = {
  ...{ id: 'p1', productId: 'x1', product: 'Tool Lantern', reason: 'Costs more to buy', state: 'waiting' },
  wanted: { name: 'Lantern', variants: [{ variantId: 'v1', sku: 'LAN', price: 14, stock: 9 }] },
  before: { name: 'Tool Lantern', variants: [{ variantId: 'v1', sku: 'LAN', price: 12.5, stock: null }] },
  ...{ proposedBy: 'Claude', owner: 'root@example.com', createdAt: '2026-11-28T09:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null },
};
const approved = {
  ...{ ...waiting, id: 'p2', product: 'Old Lamp', state: 'approved', decidedBy: 'ann@example.com' },
  decidedAt: '2026-11-28T10:00:00.000Z',
};
const open = (who?: ReturnType<typeof whoMay>) => {
  const sent = answerWith(({ method }) => ({ body: method === 'POST' ? waiting : [waiting, approved] }));
  show(<ProposalsPage />, '/proposals', who);
  return sent;
};

it('shows what would change of what, and sends what is decided', async () => {
  const sent = open();
  expect(await screen.findByRole('heading', { name: 'Tool Lantern' })).toBeVisible();
  expect(screen.getAllByText('Price of LAN')[0]).toBeVisible();
  expect(screen.getAllByText('not counted')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/proposals/p1/approval')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/proposals/p1/refusal')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/proposals/p2/undoing')).toBe(true));
});

it('offers nothing to who may only read', async () => {
  open(whoMay('products.read'));
  expect(await screen.findByRole('heading', { name: 'Tool Lantern' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});
