import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mustBeSound } from '../support/money.js';
import { person } from '../support/stores.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
afterEach(() => mustBeSound(shop));

const issue = async (more: object = {}): Promise<Json> =>
  (await admin.post<Json>('/admin/credit', { amount: 50, reason: 'A prize', ...more }, { expect: 201 })).body;
const balances = async (id: string) => (await admin.get<Json>(`/admin/credit/${id}`)).body.balance as number;

describe('a gift card of the back office', () => {
  it('tells its code once; the shop keeps no more than a hash and the end of it', async () => {
    const card = await issue();
    expect(card).toMatchObject({
      kind: 'gift-card',
      balance: 50,
      currency: 'USD',
      lastFour: card.code.slice(-4),
    });
    expect(card.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(card.entries).toMatchObject([{ type: 'issued', amount: 50, reason: 'A prize', orderId: null }]);
    const again = (await admin.get<Json>(`/admin/credit/${card.id}`, { expect: 200 })).body;
    expect(again.code).toBeUndefined();
    const bare = card.code.replaceAll('-', '');
    for (const table of ['credit', 'credit_entry', 'audit_event', 'outbox', 'ledger_transaction']) {
      const rows = JSON.stringify(await shop.sql(`select * from ${table}`));
      expect([table, rows.includes(bare) || rows.includes(card.code)]).toEqual([table, false]);
    }
  });

  it('is found by the end of its code and by its note, adjusted, stopped, and never below nothing', async () => {
    const { id, lastFour } = await issue({ note: 'Jubilee of the choir' });
    const list = async (filter: object) =>
      (await admin.get<Json[]>('/admin/credit', { query: { filter: JSON.stringify(filter) }, expect: 200 }))
        .body;
    const found = [await list({ q: `…${lastFour}` }), await list({ q: 'the choir' })];
    expect(found.map((all) => all.some((one) => one['id'] === id))).toEqual([true, true]);
    const adjust = (amount: number) =>
      admin.post<Json>(`/admin/credit/${id}/adjustments`, { amount, reason: 'Given twice' });
    expect((await adjust(-20)).body).toMatchObject({ balance: 30 });
    expect((await adjust(-30.01)).body).toMatchObject({ code: 'balance_too_low' });
    expect((await adjust(0.001)).body).toMatchObject({ code: 'not_money' });
    expect((await adjust(0)).body).toMatchObject({ code: 'credit_wrong' });
    // an answer that was lost is asked for again, and nothing is booked twice
    const headers = { 'idempotency-key': v7() };
    for (const _ of [1, 2]) {
      const body = { amount: 5, reason: 'Asked again' };
      const answer = await admin.post<Json>(`/admin/credit/${id}/adjustments`, body, {
        headers,
        expect: 201,
      });
      expect(answer.body).toMatchObject({ balance: 35 });
    }
    await adjust(-5);
    const { version } = (await admin.get<Json>(`/admin/credit/${id}`)).body;
    const put = (body: object) =>
      admin.put<Json>(`/admin/credit/${id}`, body, { headers: { 'if-match': `"${version}"` } });
    expect((await put({ isDisabled: true })).body).toMatchObject({ isDisabled: true, balance: 30 });
    expect((await put({ isDisabled: false })).status).toBe(412);
  });

  it('is lowered by one of two who take all of it at once', async () => {
    const { id } = await issue();
    const take = () => admin.post(`/admin/credit/${id}/adjustments`, { amount: -50, reason: 'Taken' });
    const statuses = (await Promise.all([take(), take(), take()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await balances(id)).toBe(0);
  });

  it('is refused with a sentence at its field', async () => {
    const wrong = async (more: object) =>
      (await admin.post<Json>('/admin/credit', { amount: 50, reason: 'A prize', ...more })).body.errors;
    expect(await wrong({ amount: 0 })).toMatchObject([{ field: 'amount' }]);
    expect(await wrong({ amount: 19.999 })).toMatchObject([{ field: 'amount' }]);
    expect(await wrong({ currency: 'JPY', amount: 500 })).toMatchObject([{ field: 'currency' }]);
    expect(await wrong({ reason: ' ' })).toMatchObject([{ field: 'reason' }]);
    expect(await wrong({ expiresAt: '2001-01-01' })).toMatchObject([{ field: 'expiresAt' }]);
    const nobody = '019336a0-0000-7000-8000-000000000000';
    expect(await wrong({ accountId: nobody })).toMatchObject([{ field: 'accountId' }]);
  });
});

describe('store credit', () => {
  it('is one balance of an account, also when it is given twice at once', async () => {
    const { id: accountId } = await person(shop);
    const given = await Promise.all([1, 2, 3].map((amount) => issue({ amount, accountId })));
    expect(new Set(given.map(({ id }) => id))).toHaveProperty('size', 1);
    expect(given.every(({ code }) => code === null)).toBe(true);
    expect(await balances(given[0]?.id)).toBe(6);
  });
});

it('counts what staff gives away towards the limit of their role', async () => {
  const role = { name: 'Giver', permissions: ['credit.read', 'credit.write'], refundLimit: 60 };
  const { id } = (await admin.post<Json>('/admin/roles', role, { expect: 201 })).body;
  const clerk = await shop.shopper('Clerk', 'staff');
  await shop.sql('update account set staff_role_id = $1 where email_key = $2', [id, clerk.email]);
  const give = (amount: number) => clerk.post<Json>('/admin/credit', { amount, reason: 'Sorry' });
  expect((await give(50)).status).toBe(201);
  expect((await give(10.01)).body).toMatchObject({ code: 'budget_spent' });
  expect((await give(10)).status).toBe(201);
});
