import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
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
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the page of a purchase order', () => {
  it('books what has arrived with the version that was seen, and keeps what was typed when it is refused', async () => {
    const message = 'Somebody else changed this arrival. Load it again, then repeat your change.';
    const sent = open(({ method }) =>
      method === 'POST' ? { status: 412, body: { message, code: 'arrival_changed' } } : { body: order },
    );
    expect(await screen.findByText('From Kampala Textiles to Main place · 4 of 12 received')).toBeVisible();
    expect(screen.getByText('LS-M · 1 refused')).toBeVisible();
    await press('Receive');
    const dialog = within(await screen.findByRole('dialog'));
    const arrived = dialog.getByLabelText('Arrived, of 7');
    expect(arrived).toHaveValue(7);
    fireEvent.change(dialog.getByLabelText('Refused'), { target: { value: '2' } });
    expect(arrived).toHaveValue(5);
    fireEvent.change(arrived, { target: { value: '99' } });
    expect(arrived).toHaveValue(7);
    fireEvent.change(arrived, { target: { value: '3' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(arrived).toHaveValue(3);
    const posted = sent.find(({ method }) => method === 'POST');
    expect(posted).toMatchObject({
      path: '/purchase-orders/a1/receive',
      body: { version: 3, lines: [{ variantId: line.variantId, received: 3, lost: 0 }] },
    });
    expect(posted && faultsOf(posted)).toEqual([]);
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
