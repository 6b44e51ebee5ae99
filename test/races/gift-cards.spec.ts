import { afterEach, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { crowd, stampede, withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const BUYERS = 20;

describe('races for the money of a gift card, over two processes', () => {
  const shop = useShop({ processes: 2 });
  afterEach(() => mustBeSound(shop));

  const issue = async (amount: number) => {
    const admin = await shop.admin();
    const gift = { amount, reason: 'A prize' };
    return (await admin.post<Json>('/admin/credit', gift, { expect: 201 })).body;
  };
  const left = async (id: string) =>
    (await shop.sql<{ cents: string }>('select balance_cents as cents from credit where id = $1', [id]))[0]
      ?.cents;

  it('it is spent once, however many pay with it at the same moment', async () => {
    const { id, code } = await issue(3 * 25.49);
    const jacket = await goods(shop, { stock: null });
    const people = await crowd(shop, BUYERS);
    const body = {
      ...wanted(jacket),
      giftCards: [code],
      amount: 0,
      contact: { email: 'a@example.com', phone: '' },
    };
    const statuses = await stampede(
      people.map((shopper) => async () => (await withRetries(() => shopper.post('/payments', body))).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect(Number(await left(id))).toBe(0);
    const [row] = await shop.sql<{ cents: string }>(
      `select sum(amount_cents) as cents from tender where method = 'gift-card' and state = 'paid'`,
    );
    expect(Number(row?.cents)).toBe(3 * 2_549);
  });

  it('one shopper in twenty tabs spends two cards once, named in either order', async () => {
    const [one, other] = [await issue(25.49), await issue(25.49)];
    const shopper = await shop.shopper();
    const jackets = await Promise.all(Array.from({ length: BUYERS }, () => goods(shop)));
    const tabs = everywhere(shop, shopper, BUYERS);
    const statuses = await stampede(
      jackets.flatMap((jacket, index) => {
        const codes = index % 2 === 0 ? [one.code, other.code] : [other.code, one.code];
        const body = { ...wanted(jacket, 2), giftCards: codes, amount: 0 };
        const tab = tabs[index];
        return tab ? [async () => (await withRetries(() => tab.post('/payments', body))).status] : [];
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect([Number(await left(one.id)), Number(await left(other.id))]).toEqual([0, 0]);
  });
});
