import { fireEvent, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { PurchaseOrderRecord } from '../records';
import { PurchaseOrderEdit } from '../stock/arrival-form';
import { PurchaseOrderList } from '../stock/arrival-list';
import { PurchaseOrderShow } from '../stock/arrival-show';
import { answerWith, show, whoMay, type Api, type Sent } from './panel';

export const line = {
  ...{ variantId: '01942302-162e-7e20-991c-8f78a5902537', productId: 'p1', name: 'Linen Shirt, M' },
  ...{ sku: 'LS-M', quantity: 12, received: 4, lost: 1, withdrawn: 0, onTheWay: 7, cost: 9.5 },
};
export const order: PurchaseOrderRecord = {
  ...{ id: 'a1', version: 3, number: 1001, status: 'partly', placeId: 'main', place: 'Main place' },
  ...{ fromPlaceId: null, fromPlace: null, supplier: 'Kampala Textiles', supplierEmail: 'k@example.com' },
  ...{ reference: 'A-77', note: '', expectedOn: '2026-12-05', currency: 'USD', rate: null, total: 114 },
  ...{ pieces: 12, received: 4, lost: 1, withdrawn: 0, onTheWay: 7 },
  ...{ createdAt: '2026-11-20T00:00:00Z', sentAt: '2026-11-21T00:00:00Z', endedAt: null },
  lines: [line],
};
export const draft = {
  ...order,
  ...{ status: 'draft' as const, received: 0, lines: [{ ...line, received: 0, lost: 0 }] },
};

/** The page of that purchase order, for somebody who may do all with it, or these things alone. */
export const openArrival = (api: Api = () => ({ body: order }), ...rights: string[]): Sent[] => {
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

export const posts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'POST');
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Presses a button and gives the dialog that it opens. */
export const dialogOf = async (name: string) => {
  await press(name);
  return within(await screen.findByRole('dialog'));
};
