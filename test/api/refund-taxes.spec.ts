import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  wanted,
  type Goods,
} from '../support/money.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { coupon } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const delivered = {
  shippingAddress: { street: '1 Allee', city: 'Town', state: 'Berlin', zipCode: '10115', country: 'DE' },
};

let admin: Client;
let shopper: Client;
let jacket: Goods;
let book: Goods;
let orderId: string;

/**
 * A jacket for 11.90 at 19 percent and two books for 10.70 at 7, less ten percent, with delivery for 4.90, which is taxed as
 * most of the goods are: as the books.
 */
beforeAll(async () => {
  admin = await shop.admin();
  [jacket, book] = [await goods(shop, { cents: 1_190 }), await goods(shop, { cents: 1_070, name: 'Book' })];
  const methods = [{ name: 'Parcel', kind: 'flat', price: 4.9, daysFrom: 2, daysTo: 4 }];
  const areas = [{ country: 'DE' }];
  await admin.post('/admin/shipping-zones', { name: 'Germany', areas, methods }, { expect: 201 });
  const rate = { name: 'VAT', from: '2020-01-01' };
  const rates = [
    { ...rate, category: 'standard', percent: 19 },
    { ...rate, category: 'reduced', percent: 7 },
  ];
  const taxed = { pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: false };
  await admin.post('/admin/tax-zones', { ...taxed, name: 'Germany', areas, rates }, { expect: 201 });
  await admin.patch(`/admin/products/${book.productId}`, { taxCategory: 'reduced' }, { expect: 200 });
  await coupon(shop, 'TEN', 10);
  orderId = await paidOrder();
});

/** Each by a shopper of its own: a coupon is for one use of each. */
async function paidOrder(card?: string): Promise<string> {
  shopper = await shop.shopper();
  const products = [...wanted(jacket, 1, 11.9).products, ...wanted(book, 2, 10.7).products];
  const session = await openSession(shopper, { products, ...delivered, couponCode: 'TEN', amount: 34.87 });
  await payOnPage(shop, session.url, card);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

const refund = (body: object) =>
  admin.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'torn', ...body }, { expect: 200 });
const pieces = ({ variantId }: Goods, quantity = 1) => ({ lines: [{ variantId, quantity }] });
/** Tax given back of 19 and of 7 percent, as soon as there are so many credit notes. */
async function credited(notes: number) {
  const count = () => shop.sql('select number from credit_note');
  await eventually(count, (rows) => rows.length === notes);
  const { body } = await admin.get<Json>('/admin/tax-report', { expect: 200 });
  return body.rows.map(({ percent, creditedTax, credits }: Json) => [percent, creditedTax, credits]);
}
const invoice = async () => (await admin.get<Json[]>('/admin/invoices', { expect: 200 })).body[0];

describe('an order of two rates that goes back bit by bit', () => {
  afterAll(() => mustBeSound(shop));

  it('is charged by both', async () => {
    const figures = [
      { name: 'VAT', percent: 19, net: 9, tax: 1.71, gross: 10.71 },
      { name: 'VAT', percent: 7, net: 22.58, tax: 1.58, gross: 24.16 },
    ];
    const issued = await eventually(invoice, (one) => one !== undefined);
    expect(issued).toMatchObject({ net: 31.58, tax: 3.29, amount: 34.87, taxes: figures, creditNotes: [] });
  });

  it('takes a book back at the rate of books alone, on the paper, too', async () => {
    await refund(pieces(book));
    expect(await credited(1)).toEqual([
      [19, 0, 0],
      [7, 0.63, 1],
    ]);
    expect((await invoice())?.creditNotes).toMatchObject([
      { amount: 9.63, taxes: [{ name: 'VAT', percent: 7, net: 9, tax: 0.63, gross: 9.63 }] },
    ]);
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/credit-notes.pdf`);
    const written = await pdfText(Buffer.from(await paper.arrayBuffer()));
    for (const figure of ['VAT 7%', '$9.00', '$0.63', '$9.63']) expect(written).toContain(figure);
    expect(written).not.toContain('VAT 19%');
  });

  it('shares a sum over what is left of both rates', async () => {
    await refund({ amount: 5 });
    // 10.71 and 14.53 are left
    expect(await credited(2)).toEqual([
      [19, 0.34, 1],
      [7, 0.82, 2],
    ]);
  });

  it('takes the jacket back at the rate of jackets, as far as the sum has left of it', async () => {
    await refund(pieces(jacket));
    expect(await credited(3)).toEqual([
      [19, 1.71, 2],
      [7, 0.96, 3],
    ]);
  });

  it('counts in proportion what has no note yet, as every refund was before', async () => {
    const last = `number = (select max(number) from credit_note)`;
    const [note] = await shop.sql<Json>(`select id, record_id, gross_cents from credit_note where ${last}`);
    const sums = () =>
      shop.sql<Json>(
        `select thousandths, sum(tax_cents)::int as tax, sum(gross_cents)::int as gross from tax_record
         where kind = 'credit' and id = $1 group by 1 order by 1 desc`,
        [note?.record_id],
      );
    expect(await sums()).toEqual([
      { thousandths: 19_000, tax: -137, gross: -859 },
      { thousandths: 7_000, tax: -14, gross: -212 },
    ]);
    const counted = (by: number) => `update credit_note_counter set last = last + ${by}`;
    await shop.sql(`create table taken as select * from credit_note where ${last}`);
    await shop.sql(`delete from credit_note where ${last}`);
    await shop.sql(counted(-1));
    // 8.59 and 11.65 are left, 10.71 go back
    expect(await sums()).toEqual([
      { thousandths: 19_000, tax: -72, gross: -455 },
      { thousandths: 7_000, tax: -40, gross: -616 },
    ]);
    await mustBeSound(shop);
    await shop.sql('insert into credit_note select * from taken');
    await shop.sql(counted(1));
    await shop.sql('drop table taken');
  });

  it('has given back of each rate what was charged when nothing is left', async () => {
    await refund({});
    expect(await credited(4)).toEqual([
      [19, 1.71, 2],
      [7, 1.58, 4],
    ]);
    const { body } = await admin.get<Json>('/admin/tax-report', { expect: 200 });
    for (const row of body.rows) expect(row).toMatchObject({ net: 0, tax: 0, gross: 0 });
  });

  it('takes the very tax of a refund back that the bank returns', async () => {
    orderId = await paidOrder(CARDS.refundFails);
    await refund(pieces(jacket));
    const notes = () =>
      shop.sql<Json>(
        'select gross_cents::int as gross, taxes from credit_note where order_id = $1 order by number',
        [orderId],
      );
    const [given, back] = await eventually(notes, (rows) => rows.length === 2);
    const none = { net: 0, tax: 0, gross: 0 };
    expect(given).toMatchObject({ gross: 1_071, taxes: [{ net: 900, tax: 171, gross: 1_071 }, none] });
    expect(back).toMatchObject({ gross: -1_071, taxes: [{ net: -900, tax: -171, gross: -1_071 }, none] });
  });
});
