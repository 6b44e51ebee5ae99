import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { runJob } from '../support/money.js';
import { prove } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const PATH = '/admin/earlier-orders/imports';
const CSV = { headers: { 'content-type': 'text/csv' } };
const post = async (path: string, file: string, expected: number): Promise<Json> =>
  (await admin.post<Json>(path, file, { ...CSV, expect: expected })).body;
const found = async (filter: object): Promise<Json[]> =>
  (
    await admin.get<Json[]>('/admin/earlier-orders', {
      query: { filter: JSON.stringify(filter) },
      expect: 200,
    })
  ).body;
const HEADINGS =
  'Name,Email,Financial Status,Currency,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku';
const idOf = async (email: string): Promise<string> =>
  (await shop.sql<{ id: string }>('select id from account where email_key = $1', [email]))[0]?.id ?? '';

describe('orders of a file', () => {
  it('are shown order by order, kept as history, seen by their customer alone, and taken back', async () => {
    const ann = await shop.shopper();
    const file = [
      HEADINGS,
      `#1001,${ann.email.toUpperCase()},paid,KES,200.00,0.00,2600.00,2024-05-12 14:07:36 +0300,2,Kiln Mug,1200.00,MUG-1`,
      `#1001,${ann.email},,,,,,,1,Wooden spoon,0.00,`,
      `#1002,other@moved.example,paid,KES,0,0,"1,5",2024-05-13 10:00:00 +0300,1,Lamp,15,`,
      `#1003,,paid,KES,0,0,much,2024-05-14 10:00:00 +0300,0,Lamp,15,`,
    ].join('\n');
    const shown = await post(`${PATH}/preview`, file, 200);
    expect(shown.columns.source).toBe('shopify');
    expect(shown.counts).toEqual({ total: 3, create: 2, update: 0, nothing: 0, error: 1 });
    expect(
      shown.lines.map(({ line, errors }: Json) => [line, ...errors.map(({ field }: Json) => field)]),
    ).toEqual([[2], [4], [5, 'total', 'item quantity']]);
    expect(await found({ q: '#1001' })).toEqual([]);
    const german = { headers: { ...CSV.headers, 'accept-language': 'de' }, expect: 200 } as const;
    const { lines: told } = (await admin.post<Json>(`${PATH}/preview`, file, german)).body;
    expect(told[2]).toMatchObject({
      errors: [{ field: 'total' }, { line: 5, message: '„0“ ist keine Stückzahl' }],
      message: 'Ohne E-Mail-Adresse gehört sie zu keinem Kunden.',
    });

    const before = (await admin.get<Json>('/admin/stats', { expect: 200 })).body;
    const { id, counts, errors } = await post(PATH, file, 201);
    expect([counts, errors.map(({ line }: Json) => line)]).toEqual([shown.counts, [5]]);
    expect((await admin.get<Json>('/admin/stats', { expect: 200 })).body).toEqual(before);
    expect((await post(`${PATH}/preview`, file, 200)).counts).toMatchObject({ create: 0, nothing: 2 });

    const customerId = await idOf(ann.email);
    const expected = {
      ...{ number: '#1001', placedAt: '2024-05-12T11:07:36.000Z', status: 'paid', currency: 'KES' },
      ...{ shipping: 200, tax: 0, discount: null, total: 2600, refunded: null },
      lines: [
        { name: 'Kiln Mug', sku: 'MUG-1', quantity: 2, price: 1200, total: 2400 },
        { name: 'Wooden spoon', sku: '', quantity: 1, price: 0, total: 0 },
      ],
    };
    expect(await found({ customerId })).toMatchObject([expected]);
    expect((await found({ q: 'moved.example' })).map(({ total }) => total)).toEqual([1.5]);
    const { body: person } = await admin.get<Json>(`/admin/customers/${customerId}`, { expect: 200 });
    expect([person.orders, person.spent]).toEqual([0, 0]);

    // anybody may have signed up with this email
    const own = async () => (await ann.get<Json>('/users/me/earlier-orders', { expect: 200 })).body;
    expect(await own()).toMatchObject({ data: [], meta: { total: 0 } });
    await prove(shop, customerId);
    expect(await own()).toMatchObject({ data: [expected], meta: { total: 1, pages: 1 } });

    const undo = () => admin.post<Json>(`${PATH}/${id}/undo`);
    expect((await undo()).body).toEqual({ id, removed: 2, restored: 0 });
    expect((await own()).data).toEqual([]);
    expect((await undo()).status).toBe(404);
  });

  it('with decimal commas and headings of their own are mapped by a person, and changed by a later file', async () => {
    const query = { columns: JSON.stringify({ Beleg: 'number', Wann: 'placed', Summe: 'total' }) };
    const send = async (path: string, file: string, expected: number) =>
      (await admin.post<Json>(path, file, { ...CSV, query, expect: expected })).body;
    const file = (status: string) =>
      `Beleg;Wann;Summe;Status;Währung;Artikel;Menge;Preis\nA-7;28.11.2023;1.234,50;${status};EUR;Lampe;2;617,25\n`;
    await send(PATH, file('offen'), 201);
    const shown = await send(`${PATH}/preview`, file('bezahlt'), 200);
    expect(shown.lines[0].changes).toEqual([{ field: 'status', from: 'offen', to: 'bezahlt' }]);
    const { id } = await send(PATH, file('bezahlt'), 201);
    expect(await found({ q: 'a-7' })).toMatchObject([
      { status: 'bezahlt', total: 1234.5, currency: 'EUR', lines: [{ quantity: 2, price: 617.25 }] },
    ]);
    expect((await admin.post<Json>(`${PATH}/${id}/undo`, undefined, { expect: 200 })).body.restored).toBe(1);
    expect(await found({ q: 'a-7' })).toMatchObject([{ status: 'offen' }]);
  });

  it('go with the person who is erased, and are in their file', async () => {
    const bob = await shop.shopper();
    await post(PATH, `number,date,total,email\nB-1,2024-05-01,5,${bob.email}\n`, 201);
    const id = await idOf(bob.email);
    const { body: data } = await admin.get<Json>(`/admin/customers/${id}/data`, { expect: 200 });
    expect(JSON.stringify(data)).toContain('"number":"B-1"');
    await admin.post(`/admin/customers/${id}/erasure`, {}, { expect: 200 });
    expect(await found({ q: 'B-1' })).toEqual([]);
  });

  it('keep nothing of the one whose they were by mistake, in the file of the other or after an erasure', async () => {
    const [ann, bob, cleo] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const file = ({ email }: { email?: string }) =>
      `number,date,total,email\nC-1,2024-05-01,5,${email}\nC-2,2024-05-01,5,${email}\n`;
    await post(PATH, file(ann), 201);
    const { id } = await post(PATH, file(bob), 201);
    const bobs = `/admin/customers/${await idOf(bob.email)}`;
    const { text } = await admin.get(`${bobs}/data`, { expect: 200 });
    expect(text).toContain('"number":"C-1"');
    expect(text).not.toContain(ann.email);
    // a third file: what is before what was before
    await post(PATH, file(cleo).split('C-2')[0] ?? '', 201);
    const former = () =>
      shop.sql(
        `select number, before ->> 'email' as was, before #>> '{before,email}' as once
         from earlier_order where number like 'C-%' order by number`,
      );
    expect(await former()).toEqual([
      { number: 'C-1', was: bob.email, once: ann.email },
      { number: 'C-2', was: ann.email, once: null },
    ]);
    await admin.post(`/admin/customers/${await idOf(ann.email)}/erasure`, {}, { expect: 200 });
    expect(await former()).toEqual([
      { number: 'C-1', was: bob.email, once: null },
      { number: 'C-2', was: null, once: null },
    ]);
    // nobody comes back with the file that took the order from them
    await admin.post(`${PATH}/${id}/undo`, undefined, { expect: 200 });
    expect((await found({ q: 'C-' })).map(({ email }) => email)).toEqual([cleo.email]);
    await shop.sql(`update earlier_order set imported_at = now() - interval '31 days' where number = 'C-1'`);
    await runJob(shop, 'privacy.retention', 'former');
    expect(await former()).toEqual([{ number: 'C-1', was: null, once: null }]);
  });

  it('that are no file are refused', async () => {
    for (const path of [PATH, `${PATH}/preview`]) {
      expect((await admin.post(path, '', CSV)).status).toBe(400);
      expect((await admin.post(path, { number: '1' })).status).toBe(415);
      expect((await admin.post(path, 'a,b\n1,2\n', { ...CSV, query: { source: 'magento' } })).status).toBe(
        400,
      );
    }
  });
});
