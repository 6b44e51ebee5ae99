import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

describe('one record at a time, as the document describes it', () => {
  const shop = useShop({ demo: true });

  it.each(['categories', 'reviews', 'invoices', 'coupons', 'customers'])(
    'answers one of the %s as the list shows it',
    async (resource) => {
      const admin = await shop.admin();
      const list = await admin.get(`/admin/${resource}`, { query: { range: '[0,0]' }, expect: 200 });
      const [first] = list.body as Json[];
      const one = await admin.get(`/admin/${resource}/${encodeURIComponent(first.id)}`, { expect: 200 });
      expect(one.body.id).toBe(first.id);
    },
  );

  it('changes only what a product’s PATCH names', async () => {
    const admin = await shop.admin();
    const list = await admin.get('/admin/products', { query: { range: '[0,0]' }, expect: 200 });
    const [product] = list.body as Json[];
    const path = `/admin/products/${product.id}`;
    const changed = await admin.patch(path, { isFeatured: !product.isFeatured }, { expect: 200 });
    expect(changed.body).toMatchObject({ name: product.name, isFeatured: !product.isFeatured });
  });

  it('answers an invoice as PDF to its shopper and to the administrator', async () => {
    const shopper = await shop.login('shopper@example.com', 'duka-shopper-demo');
    const admin = await shop.admin();
    const orders = await shopper.get('/orders/all', { expect: 200 });
    const paid = orders.body.data.find((order: Json) => order.paymentStatus === 'paid');
    const own = await shopper.get(`/orders/${paid._id}/invoice.pdf`, { expect: 200 });
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.text.startsWith('%PDF-')).toBe(true);
    const invoices = await admin.get('/admin/invoices', { query: { range: '[0,0]' }, expect: 200 });
    const pdf = await admin.get(`/admin/invoices/${invoices.body[0].id}/pdf`, { expect: 200 });
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
  });
});
