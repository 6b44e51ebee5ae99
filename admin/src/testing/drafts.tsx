import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { DraftOrderCreate, DraftOrderEdit } from '../draft-orders/draft-form';
import { answerWith, show, type Api } from './panel';

const MUG = { id: 'p1', name: 'Kiln Mug', variants: [{ id: 'v1', options: {} }] };
const TEE = {
  ...{ id: 'p2', name: 'Tee' },
  variants: [
    { id: 'v2', options: { Size: 'S' } },
    { id: 'v3', options: { Size: 'M' } },
  ],
};
export const draft = {
  ...{ id: 'd1', state: 'open', buyer: 'Aline Uwase', itemCount: 2, version: 3, orderId: null, note: '' },
  ...{ customerId: null, contact: { email: 'aline@example.com', phone: '+250788123456' } },
  ...{ lines: [{ variantId: 'v1', quantity: 2 }], shippingAddress: null, shippingMethodId: null },
  ...{ couponCode: null, currency: null, vatNumber: null, language: null },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
};
const methods = [
  { method: 'card', label: 'Card', needs: [] },
  { method: 'mobile', label: 'Mobile money', needs: ['mobileNumber'] },
  { method: 'cash', label: 'Cash', needs: [] },
];
const quote = (lines: { variantId: string; quantity: number }[]) => ({
  data: {
    lines: lines.map((line) => ({ ...line, name: 'Kiln Mug', options: {}, lineTotal: 18 * line.quantity })),
    ...{ subtotal: 36, discount: 0, shipping: 4, tax: 0, total: 40, currency: 'USD' },
    ...{ deliveryMethods: [], paymentMethods: ['card', 'mobile'] },
  },
});

/** Answers for a draft, and what placing it comes to. */
export const draftShop =
  (place: Api = () => undefined): Api =>
  (sent) => {
    const { method, path, body } = sent;
    if (path.startsWith('/products?')) return { body: [MUG, TEE] };
    if (path === '/products/p1') return { body: MUG };
    if (path === '/products/p2') return { body: TEE };
    if (path.startsWith('/customers')) return { body: [] };
    if (path === '/api/v1/payments/methods') return { body: { success: true, data: methods } };
    if (path === '/draft-orders/quote') return { body: quote((body as typeof draft).lines) };
    if (path.endsWith('/place')) return place(sent);
    if (path === '/draft-orders' && method === 'POST') return { status: 201, body: draft };
    if (path === '/draft-orders/d1') return { body: draft };
    return undefined;
  };

/** The pages of drafts, at an address. */
export const openDraft = (at: string, api: Api) => {
  const sent = answerWith(api);
  show(
    <ResourceContextProvider value="draft-orders">
      <Routes>
        <Route path="/draft-orders/create" element={<DraftOrderCreate />} />
        <Route path="/draft-orders/:id" element={<DraftOrderEdit />} />
        <Route path="/orders/:id/show" element={<h1>The order</h1>} />
      </Routes>
    </ResourceContextProvider>,
    at,
  );
  return sent;
};
