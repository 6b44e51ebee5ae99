import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { prove } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const TOKEN = /\/reset-password\/([\w-]{43})/;
const PATH = '/admin/customers/imports';
const CSV = { headers: { 'content-type': 'text/csv' } };
const post = async (path: string, file: string, expected: number): Promise<Json> =>
  (await admin.post<Json>(path, file, { ...CSV, expect: expected })).body;
const preview = (file: string) => post(`${PATH}/preview`, file, 200);
const run = (file: string) => post(PATH, file, 201);
const undo = async (id: string) =>
  (await admin.post<Json>(`${PATH}/${id}/undo`, undefined, { expect: 200 })).body;
const found = async (q: string): Promise<Json[]> => {
  const query = { filter: JSON.stringify({ q }) };
  return (await admin.get<Json[]>('/admin/customers', { query, expect: 200 })).body;
};
const remarks = async (id: string) =>
  (await admin.get<Json>(`/admin/customers/${id}/remarks`, { expect: 200 })).body;
const brief = ({ lines }: Json) =>
  lines.map(({ line, action, changes, errors }: Json) => [
    ...[line, action],
    ...[...errors, ...changes].map(({ field }: Json) => field),
  ]);

const HEADINGS =
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Zip,Default Address Country Code,Phone,Note,Tags';

describe('customers of a file', () => {
  it('are shown line by line, made without a letter, and come in by a link of their own', async () => {
    const file = [
      HEADINGS,
      `Wanja,Kamau,wanja@moved.example,yes,,12 Moi Avenue,Nairobi,00100,KE,'+254700000001,"Calls, first","VIP, wholesale"`,
      'Jo,,jo@moved.example,no,,,,,,"",,',
      ',,,no,,,,,,,Only a phone,',
      'Ann,7" screen,ann@moved.example,no,,,,,,,,',
      'Wanja,Kamau,WANJA@moved.example,no,,3 Dune Road,Mombasa,80100,KE,,,',
    ].join('\n');
    const shown = await preview(file);
    expect(shown.columns.source).toBe('shopify');
    expect(shown.counts).toEqual({ total: 5, create: 2, update: 1, nothing: 0, error: 2 });
    expect(brief(shown)).toEqual([
      [2, 'create', 'email', 'name', 'phone', 'address', 'tags', 'note', 'news by email'],
      [3, 'create', 'email', 'name'],
      [4, 'error', 'email'],
      [5, 'error', 'file', 'email'],
      [6, 'update', 'address'],
    ]);
    expect(await found('moved.example')).toEqual([]);

    const { id, counts, errors } = await run(file);
    expect([counts, errors.map(({ line }: Json) => line)]).toEqual([shown.counts, [4, 5]]);
    const [wanja] = await found('wanja@moved.example');
    expect(wanja).toMatchObject({ name: 'Wanja Kamau', phone: '+254700000001', role: 'customer' });
    expect(await remarks(wanja.id)).toMatchObject({
      tags: ['vip', 'wholesale'],
      notes: [{ text: 'Calls, first' }],
    });
    expect((await preview(file)).counts).toMatchObject({ create: 0, update: 0, nothing: 3 });

    await shop.client.post('/auth/forgot-password', { email: 'wanja@moved.example' }, { expect: 200 });
    const mail = await mailTo(shop, 'wanja@moved.example', 'reset-password');
    const token = TOKEN.exec(mail)?.[1] ?? '';
    await shop.client.put(
      `/auth/reset-password/${token}`,
      { password: 'saffron kettle 42' },
      { expect: 200 },
    );
    const login = { email: 'wanja@moved.example', password: 'saffron kettle 42' };
    const own = shop.client.as(
      (await shop.client.post<Json>('/auth/login', login, { expect: 200 })).body.token,
    );
    const { data } = (await own.get<Json>('/users/me/addresses', { expect: 200 })).body;
    expect(data.map(({ street, isDefault }: Json) => [street, isDefault])).toEqual([
      ['12 Moi Avenue', true],
      ['3 Dune Road', false],
    ]);

    expect(await undo(id)).toEqual({ id, removed: 1, restored: 0, kept: 1 });
    expect((await found('moved.example')).map(({ email }) => email)).toEqual(['wanja@moved.example']);
    expect((await admin.post(`${PATH}/${id}/undo`)).status).toBe(404);
  });

  it('whose emails are here already are added to, and are as they were once it is taken back', async () => {
    const before = await run('Email;Name;Telephone;Tags\nold@known.example;Old Name;+254700000002;loyal\n');
    const file =
      'username,email,name,aov,city,tags\nold,OLD@known.example,New Name,"12,50",Kisumu,x\nad,admin@example.com,A,0,,\n';
    const shown = await preview(file);
    expect([shown.columns.source, brief(shown)]).toEqual([
      'woocommerce',
      [
        [2, 'update', 'name'],
        [3, 'error', 'email'],
      ],
    ]);
    expect(shown.lines[0]).toMatchObject({
      changes: [{ field: 'name', from: 'Old Name', to: 'New Name' }],
      message: expect.stringContaining('no street'),
    });
    const { id } = await run(file);
    expect(await found('old@known.example')).toMatchObject([{ name: 'New Name' }]);
    expect(await undo(id)).toEqual({ id, removed: 0, restored: 1, kept: 0 });
    expect(await found('old@known.example')).toMatchObject([{ name: 'Old Name', phone: '+254700000002' }]);
    // it was changed since it was made
    expect(await undo(before.id)).toMatchObject({ removed: 0, kept: 1 });
  });

  it('get nothing of theirs put into an account of whoever signed up with their email', async () => {
    const squatter = await shop.shopper('Squatter');
    const file = `email,name,phone,tags,note\n${squatter.email},Wanja Kamau,+254700000009,trade,At home\n`;
    const [line] = (await preview(file)).lines;
    expect([line.action, line.changes]).toEqual(['nothing', []]);
    expect(line.message).toContain('Nobody has shown');
    await run(file);
    const [is] = await found(squatter.email);
    expect(is.name).toBe('Squatter');
    expect(await remarks(is.id)).toMatchObject({ tags: [], notes: [] });
    await prove(shop, is.id);
    expect((await preview(file)).counts).toMatchObject({ update: 1 });
  });

  it('who have left the news are not written to again, and others are until the import is taken back', async () => {
    await shop.sql(
      `insert into newsletter_subscriber (id, email, email_key, confirmed_at, unsubscribed_at, rounds, created_at)
       values (gen_random_uuid(), 'left@news.example', 'left@news.example', now(), now(), 1, now())`,
    );
    const { id } = await run('email,newsletter\nleft@news.example,yes\nnew@news.example,yes\n');
    const subscribed = () =>
      shop.sql(
        `select email, unsubscribed_at is null as wants from newsletter_subscriber where email like '%@news.example' order by email`,
      );
    expect(await subscribed()).toEqual([
      { email: 'left@news.example', wants: false },
      { email: 'new@news.example', wants: true },
    ]);
    await undo(id);
    expect(await subscribed()).toEqual([{ email: 'left@news.example', wants: false }]);
  });

  it('that are no file are refused', async () => {
    for (const path of [PATH, `${PATH}/preview`]) {
      expect((await admin.post(path, '', CSV)).status).toBe(400);
      expect((await admin.post(path, { email: 'a@b.example' })).status).toBe(415);
      expect((await admin.post(path, 'a,b\n1,2\n', { ...CSV, query: { source: 'magento' } })).status).toBe(
        400,
      );
    }
  });
});
