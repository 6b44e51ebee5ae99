import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { insertOrder } from '../support/orders.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('invoices', () => {
  it('are numbered without gaps even when many are asked for at once', async () => {
    const ann = await shop.shopper();
    const orders = [];
    for (let i = 0; i < 12; i += 1)
      orders.push(await insertOrder(shop, { email: ann.email, status: 'processing' }));
    const papers = await Promise.all(
      [...orders, ...orders].map(({ id }) =>
        withRetries(() => ann.fetch(`/api/v1/orders/${id}/invoice.pdf`)),
      ),
    );
    expect(papers.map((paper) => paper.status)).toEqual(papers.map(() => 200));
    const rows = await shop.sql<{ number: string }>('select number from invoice order by number');
    expect(rows.map((row) => Number(row.number))).toEqual(orders.map((_, index) => index + 1));
  });

  it('leave no gap where issuing one failed', async () => {
    const ann = await shop.shopper();
    const [bad, good] = [
      await insertOrder(shop, { email: ann.email, status: 'processing' }),
      await insertOrder(shop, { email: ann.email, status: 'processing' }),
    ];
    const paper = ({ id }: { id: string }) => ann.fetch(`/api/v1/orders/${id}/invoice.pdf`);
    const numbers = async () =>
      (await shop.sql<{ number: string }>('select number from invoice order by number')).map((row) =>
        Number(row.number),
      );
    const before = await numbers();
    await shop.sql(`alter table invoice add constraint broken check (order_id <> '${bad.id}')`);
    expect((await paper(bad)).status).toBe(500);
    expect((await paper(good)).status).toBe(200);
    await shop.sql('alter table invoice drop constraint broken');
    expect((await paper(bad)).status).toBe(200);
    const next = before.length + 1;
    expect(await numbers()).toEqual([...before, next, next + 1]);
  });

  it('are PDF files under their own name', async () => {
    const ann = await shop.shopper('Zoë Łukasz 李');
    const order = await insertOrder(shop, { email: ann.email, status: 'delivered' });
    const paper = await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(paper.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-\d{6}\.pdf"$/);
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('say when the goods were supplied, and so do credit notes', async () => {
    const [ann, admin] = [await shop.shopper(), await shop.admin()];
    const order = await insertOrder(shop, { email: ann.email, status: 'processing' });
    const read = async () => {
      const paper = await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
      return pdfText(Buffer.from(await paper.arrayBuffer()));
    };
    expect(await read()).toContain('Day of supply: the day of dispatch');
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD0146' };
    await admin.post(`/admin/orders/${order.id}/transitions`, ship, { expect: 200 });
    expect(await read()).toContain('The day of supply is the invoice’s date');
    await shop.sql(
      `insert into order_event (id, order_id, event, to_status, actor_kind, message, created_at)
       values (gen_random_uuid(), $1, 'ship', 'shipped', 'system', '', '2026-03-11T12:00:00Z')`,
      [order.id],
    );
    expect(await read()).toContain('Day of supply: 2026-03-11');
  });

  it.each(['홍길동 Анна 李小龙 አበበ', 'राजेश Łukasz Żółć'])('name %s in their own letters', async (name) => {
    const ann = await shop.shopper(name);
    const order = await insertOrder(shop, { email: ann.email, status: 'delivered', name: 'ኮት 외투' });
    const paper = await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
    const text = (await pdfText(Buffer.from(await paper.arrayBuffer()))).replace(/\s/gu, '');
    expect([paper.status, text.includes('ኮት') && text.includes('외투')]).toEqual([200, true]);
    for (const letter of name.replace(/[\s\p{M}]/gu, '')) expect(text).toContain(letter);
  });

  it('are printed for a shop whose address has several lines and letters of its own', async () => {
    const admin = await shop.admin();
    const settings = { name: '서점', address: 'Musterstr. 1\n50667 Köln\n대한민국' };
    await admin.put('/admin/settings/shop', settings, { expect: 200 });
    const ann = await shop.shopper();
    const order = await insertOrder(shop, { email: ann.email, status: 'delivered' });
    const paper = await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
    const lines = (await pdfText(Buffer.from(await paper.arrayBuffer()))).split('\n');
    for (const line of ['서점', 'Musterstr. 1', '50667 Köln', '대한민국']) expect(lines).toContain(line);
  });

  it('are not issued before money has come in; the paper then says that it is none', async () => {
    const ann = await shop.shopper();
    const order = await insertOrder(shop, { email: ann.email });
    const paper = await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
    expect(paper.headers.get('content-disposition')).toContain(`order-${order.number}.pdf`);
    expect(await shop.sql('select 1 from invoice where order_id = $1', [order.id])).toHaveLength(0);
  });

  it('are listed for the administrator with their state, and found by number', async () => {
    const ann = await shop.shopper('Ivy Invoice');
    const order = await insertOrder(shop, {
      email: ann.email,
      status: 'processing',
      method: 'cash',
      totalCents: 2_549,
      capturedCents: 1_020,
    });
    await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
    const admin = await shop.admin();
    const { body } = await admin.get<Json>('/admin/invoices', {
      query: { filter: JSON.stringify({ q: order.number, status: 'pending' }) },
      expect: 200,
    });
    expect(body).toEqual([
      expect.objectContaining({
        orderNumber: order.number,
        ...{ currency: 'USD', net: 25.49, tax: 0, amount: 25.49 },
        amountDue: 15.29,
        status: 'pending',
        creditNotes: [],
      }),
    ]);
    const found = await admin.get<Json>('/admin/invoices', {
      query: { filter: JSON.stringify({ q: body[0].invoiceId }) },
    });
    expect(found.body.map((invoice: Json) => invoice.orderId)).toEqual([order.id]);
    const pdf = await admin.fetch(`/api/v1/admin/invoices/${body[0].id}/pdf`);
    expect(pdf.status).toBe(200);
  });
});
