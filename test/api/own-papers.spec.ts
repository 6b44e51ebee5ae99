import { beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const INVOICE = '/admin/papers/invoice/en';
const key = 'papers.invoice.closing';
const save = (text: string, status = 200) =>
  admin.put<Json>(INVOICE, { texts: [{ key, text }] }, { expect: status });

describe('the papers in the shop’s own words', () => {
  it('say what staff has written from the next paper on, and nothing of it when it is taken away', async () => {
    const ann = await shop.shopper();
    const order = await insertOrder(shop, { email: ann.email, status: 'delivered' });
    const printed = async () => {
      const paper = await ann.fetch(`/api/v1/orders/${order.id}/invoice.pdf`);
      return (await pdfText(Buffer.from(await paper.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    };
    expect(await printed()).not.toContain('Goods remain ours');
    const saved = await save('Goods remain ours until order {order} is paid.');
    expect(saved.body.texts).toContainEqual(expect.objectContaining({ key, original: '', words: [] }));
    expect(await printed()).toMatch(/Goods remain ours until order \w{8} is paid\./);
    const list = (await admin.get<Json[]>('/admin/papers', { expect: 200 })).body;
    expect(list[0]).toEqual({ id: 'invoice', title: 'Invoice', language: 'en', languages: ['en'] });
    await save('');
    expect(await printed()).not.toContain('Goods remain ours');
    expect((await admin.get<Json>(INVOICE, { expect: 200 })).body.texts).toContainEqual(
      expect.objectContaining({ key, own: '', offered: ['name', 'order'] }),
    );
    const acts = await shop.sql<Json>(
      `select changes from audit_event where entity = 'paper' and entity_id = 'invoice' order by id`,
    );
    expect(acts).toHaveLength(2);
  });

  it('keep what the law wants said, and are previewed as they would be printed', async () => {
    const texts = [{ key: 'papers.invoice', text: 'Rechnung {number}' }];
    const fault = { field: 'texts.0.text', message: 'The law wants these words kept: Invoice' };
    for (const answer of [
      await admin.put<Json>(INVOICE, { texts }, { expect: 400 }),
      await admin.post<Json>(`${INVOICE}/preview`, { sample: 0, texts }, { expect: 400 }),
    ])
      expect(answer.body).toMatchObject({ code: 'wording_wrong', errors: [fault] });
    const own = [{ key: 'papers.invoice', text: 'Tax invoice {number}' }];
    const seen = await admin.post<string>(`${INVOICE}/preview`, { sample: 0, texts: own }, { expect: 200 });
    expect(String(seen.body).slice(0, 5)).toBe('%PDF-');
    await admin.get('/admin/papers/invoice/xx', { expect: 404 });
  });
});
