import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { ProposalsPage } from './proposals-page';

const change = { of: null, from: null, to: null, unit: 'text', currency: null };
const waiting = {
  ...{ id: 'p1', action: 'change-product', label: 'Change a product', question: null, about: 'product' },
  ...{ subjectId: 'x1', subject: 'Tool Lantern', reason: 'Costs more to buy', state: 'waiting' },
  changes: [
    { ...change, label: 'Name', from: 'Tool Lantern', to: 'Lantern' },
    { ...change, label: 'Price', of: 'LAN', from: 12.5, to: 14, unit: 'money' },
    { ...change, label: 'Stock', of: 'LAN', to: 9, unit: 'count' },
  ],
  ...{ hasChanged: false, canUndo: true, needs: 'products.write', mayDecide: true, proposedBy: 'Claude' },
  ...{ owner: 'root@example.com', createdAt: '2026-11-28T09:00:00.000Z', decidedBy: null, decidedAt: null },
};
const approved = {
  ...{ ...waiting, id: 'p2', subject: 'Old Lamp', state: 'approved', decidedBy: 'ann@example.com' },
  decidedAt: '2026-11-28T10:00:00.000Z',
};
const cancelling = {
  ...{
    ...waiting,
    id: 'p3',
    label: 'Cancel an order',
    about: 'order',
    subjectId: 'o1',
    subject: '#AB12CD34',
  },
  question: 'The order ends, and what was paid goes back. That cannot be undone.',
  changes: [
    { ...change, label: 'Status', from: 'processing', to: 'cancelled', unit: 'status' },
    { ...change, label: 'Money back', to: 18.4, unit: 'money', currency: 'EUR' },
  ],
  ...{ hasChanged: true, canUndo: false },
};
const sentBy = (list: object[], refused?: object) => {
  const sent = answerWith(({ method }) =>
    method === 'POST' && refused
      ? { status: 409, body: refused }
      : { body: method === 'POST' ? waiting : list },
  );
  show(<ProposalsPage />, '/proposals');
  return sent;
};

it('shows what would change of what, and sends what is decided', async () => {
  const sent = sentBy([waiting, approved]);
  expect(await screen.findByRole('heading', { name: 'Change a product: Tool Lantern' })).toBeVisible();
  expect(screen.getAllByText('Price · LAN')[0]).toBeVisible();
  expect(screen.getAllByText('not counted')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Tool Lantern' })).toHaveAttribute(
    'href',
    expect.stringContaining('/products/x1'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/proposals/p1/approval')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change a product: Tool Lantern' });
  expect(sent.some(({ path }) => path === '/proposals/p1/refusal')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/proposals/p1/refusal')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/proposals/p2/undoing')).toBe(true));
});

it('asks before what cannot be taken back, and says that the order was changed since', async () => {
  const outdated = { code: 'proposal_outdated', message: 'What this is about is another.' };
  const sent = sentBy([cancelling], outdated);
  expect(await screen.findByText(/was changed since/)).toBeVisible();
  expect(screen.getByText('€18.40')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel an order: #AB12CD34' });
  expect(dialog).toHaveTextContent('That cannot be undone.');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText('What this is about is another.')).toBeVisible();
});

it('offers nothing to who may not decide it, nor to undo what stays', async () => {
  sentBy([
    { ...waiting, mayDecide: false },
    { ...cancelling, state: 'approved' },
  ]);
  expect(await screen.findByRole('heading', { name: 'Change a product: Tool Lantern' })).toBeVisible();
  for (const name of ['Approve', 'Undo'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
