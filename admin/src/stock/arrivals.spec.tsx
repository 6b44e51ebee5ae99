import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { apart } from '../layout/apart';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show, whoMay, type Api, type Sent } from '../testing/panel';
import type { PurchaseOrderRecord } from '../records';
import { PurchaseOrderEdit } from './arrival-form';
import { PurchaseOrderList } from './arrival-list';
import { PurchaseOrderShow } from './arrival-show';

const line = {
  ...{ variantId: '01942302-162e-7e20-991c-8f78a5902537', productId: 'p1', name: 'Linen Shirt, M' },
  ...{ sku: 'LS-M', quantity: 12, received: 4, lost: 1, withdrawn: 0, onTheWay: 7, cost: 9.5 },
};
const order: PurchaseOrderRecord = {
  ...{ id: 'a1', version: 3, number: 1001, status: 'partly', placeId: 'main', place: 'Main place' },
  ...{ fromPlaceId: null, fromPlace: null, supplier: 'Kampala Textiles', supplierEmail: 'k@example.com' },
  ...{ reference: 'A-77', note: '', expectedOn: '2026-12-05', currency: 'USD', rate: null, total: 114 },
  ...{ pieces: 12, received: 4, lost: 1, withdrawn: 0, onTheWay: 7 },
  ...{ createdAt: '2026-11-20T00:00:00Z', sentAt: '2026-11-21T00:00:00Z', endedAt: null },
  lines: [line],
};

const open = (api: Api = () => ({ body: order }), ...rights: string[]) => {
  const sent = answerWith((call) => (call.path.startsWith('/places') ? { body: [] } : api(call)));
  const may = rights.length > 0 ? rights : ['purchases.read', 'purchases.write', 'products.read'];
  show(
    <ResourceContextProvider value="purchase-orders">
      <Routes>
        <Route path="/purchase-orders" element={<PurchaseOrderList />} />
        <Route path="/purchase-orders/:id/show" element={<PurchaseOrderShow />} />
        <Route path="/purchase-orders/:id" element={<PurchaseOrderEdit />} />
      </Routes>
    </ResourceContextProvider>,
    '/purchase-orders/a1/show',
    whoMay(...may),
  );
  return sent;
};
const draft = { ...order, status: 'draft' as const, received: 0, lines: [{ ...line, received: 0, lost: 0 }] };
const WAY = `From ${apart('Kampala Textiles')} to ${apart('Main place')} · 4 of 12 received`;
const posts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'POST');
const receive = async () => {
  await press('Receive');
  return within(await screen.findByRole('dialog'));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the page of a purchase order', () => {
  it('books what has arrived with the version that was seen, and marks what cannot be so', async () => {
    const sent = open();
    expect(await screen.findByText(WAY)).toBeVisible();
    expect(screen.getByText(`${apart('LS-M')} · 1 refused`)).toBeVisible();
    const dialog = await receive();
    const [arrived, refused] = [dialog.getByLabelText('Arrived, of 7'), dialog.getByLabelText('Refused')];
    expect(arrived).toHaveValue(7);
    fireEvent.change(refused, { target: { value: '7' } });
    expect(arrived).toHaveValue(0);
    fireEvent.change(refused, { target: { value: '1' } });
    expect(arrived).toHaveValue(6);
    fireEvent.change(arrived, { target: { value: '99' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText('Look at the marked counts')).toBeVisible();
    expect(dialog.getAllByText('At most 7')).toHaveLength(2);
    expect(posts(sent)).toEqual([]);
    fireEvent.change(arrived, { target: { value: '3' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
    const [posted] = posts(sent);
    expect(posted).toMatchObject({
      path: '/purchase-orders/a1/receive',
      body: { version: 3, lines: [{ variantId: line.variantId, received: 3, lost: 1 }] },
    });
    expect(posted && faultsOf(posted)).toEqual([]);
  });

  it('keeps what was counted over what somebody else has unpacked meanwhile', async () => {
    let now = order;
    const sent = open(({ method }) => {
      if (method !== 'POST') return { body: now };
      now = { ...order, version: 4, lines: [{ ...line, received: 8, onTheWay: 3 }] };
      return { status: 412, body: { message: 'Load it again.', code: 'arrival_changed' } };
    });
    const dialog = await receive();
    fireEvent.change(dialog.getByLabelText('Arrived, of 7'), { target: { value: '4' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText('3 on the way now, 7 before')).toBeVisible();
    expect(dialog.getByText('Somebody else changed this meanwhile')).toBeVisible();
    const arrived = dialog.getByLabelText('Arrived, of 3');
    expect(arrived).toHaveValue(4);
    expect(dialog.getAllByText('At most 3')).toHaveLength(2);
    fireEvent.change(arrived, { target: { value: '2' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    expect(posts(sent)[1]?.body).toMatchObject({ version: 4, lines: [{ received: 2, lost: 0 }] });
    const keys = posts(sent).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('says at which product a step is refused', async () => {
    const errors = [{ field: 'lines.0.variantId', message: 'Give it a stock first' }];
    open(({ method }) =>
      method === 'POST' ? { status: 409, body: { message: 'Not counted', errors } } : { body: draft },
    );
    await press('Mark as ordered');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as ordered' }));
    expect(await dialog.findByText('Give it a stock first')).toBeVisible();
    expect(dialog.getByText('Linen Shirt, M')).toBeVisible();
  });

  it('asks whose change of a draft goes on', async () => {
    const theirs = { ...draft, version: 4, note: 'By ship' };
    let now = draft;
    const sent = open(({ method, headers }) => {
      if (method !== 'PUT' || headers.get('If-Match') === '"4"') return { body: now };
      now = theirs;
      return { status: 412, body: { message: 'Load it again.', code: 'arrival_changed' } };
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    fireEvent.change(await screen.findByLabelText('Reference'), { target: { value: 'B-1' } });
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('By ship')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await press('Save');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const saved = sent.findLast(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ reference: 'B-1', note: 'By ship', lines: [{ quantity: 12 }] });
  });

  it('asks before the rest is called off', async () => {
    const sent = open(({ method }) => ({ body: method === 'POST' ? { ...order, status: 'closed' } : order }));
    await screen.findByText('Partly received');
    await press('Close order');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close order' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/purchase-orders/a1/close',
        body: { version: 3 },
      }),
    );
  });

  it('offers nothing to whoever may only see it', async () => {
    open(undefined, 'purchases.read');
    await screen.findByText('Partly received');
    for (const name of ['Receive', 'Close order']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });
});
