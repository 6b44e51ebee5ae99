import { beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { operations } from '../support/contract.js';
import { eventually } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';
import { ACCESS_TABLE } from './access-table.js';

const shop = useShop();

/** What visitors without an account may call, as reviewed, where the shop lets them buy. */
const FOR_GUESTS = [
  ...['addToCart', 'clearCart', 'getCart', 'removeCartLine', 'setCartLine'],
  ...['createCheckoutSession', 'beginPayment', 'payByBank', 'payByCash', 'payByMobile'],
  ...['confirmCheckout', 'getPayment', 'previewCoupon', 'quoteCheckout', 'retryPayment'],
  ...['downloadEInvoice', 'downloadFacturX', 'downloadECreditNote', 'downloadFacturXCreditNote'],
  ...['cancelOrder', 'downloadCreditNotes', 'downloadInvoice', 'getOrder', 'getReceipt', 'getTracking'],
  ...['listOrderWithdrawals', 'withdrawFromOrder', 'listMyDownloads'],
  ...['listMyOrders', 'listOrderReturns', 'previewCancel', 'previewReturn', 'requestReturn'],
  ...['listWaysToPayOrder', 'payWaitingOrder'],
  ...['askCartReminder', 'dropCartReminder', 'getCartReminder'],
  'registerGuest',
];
/** What the link of an order's mail opens, as reviewed, of this order. */
const BY_LINK = [
  ...['downloadEInvoice', 'downloadFacturX', 'downloadECreditNote', 'downloadFacturXCreditNote'],
  ...['cancelOrder', 'downloadCreditNotes', 'downloadInvoice', 'getOrder', 'getReceipt', 'getTracking'],
  ...['listOrderReturns', 'previewCancel', 'previewReturn', 'requestReturn'],
  ...['listOrderWithdrawals', 'withdrawFromOrder', 'listMyDownloads'],
  ...['listWaysToPayOrder', 'payWaitingOrder'],
];

interface ApiDoc {
  operationId: string;
  'x-guest'?: boolean;
  'x-order-link'?: boolean;
  requestBody?: unknown;
}
const guarded = operations
  .map(({ path, method, operation }) => ({
    path: path.replace('/api/v1', ''),
    method,
    operation: operation as ApiDoc,
  }))
  .filter(({ operation }) => !ACCESS_TABLE.public.includes(operation.operationId));
const names = (mark: 'x-guest' | 'x-order-link') =>
  guarded.filter(({ operation }) => operation[mark]).map(({ operation }) => operation.operationId);

/** The status of each guarded call, by its name; `in` when it was let in. */
async function answers(
  who: Client,
  headers: Record<string, string> = {},
  idOf = () => Promise.resolve(v7()),
) {
  const found: Record<string, number | 'in'> = {};
  for (const { path, method, operation } of guarded) {
    const id = await idOf();
    const body = operation.requestBody === undefined ? undefined : {};
    const { status } = await who.call(method, path.replaceAll(/\{[^}]+\}/g, id), body, { headers });
    found[operation.operationId] = [401, 403, 500].includes(status) ? status : 'in';
  }
  return found;
}

const expected = (open: readonly string[], otherwise = 401, inside: number | 'in' = 'in') =>
  Object.fromEntries(
    guarded.map(({ operation: { operationId } }) => [
      operationId,
      open.includes(operationId) ? inside : otherwise,
    ]),
  );

describe('S18 a visitor without an account', () => {
  let guest: Client;
  beforeAll(async () => {
    await allowGuests(true);
    // the terms of the shop are read once a second
    const { body } = await eventually(
      () => shop.client.post<Json>('/auth/guest', {}),
      ({ status }) => status === 201,
    );
    guest = shop.client.as(body.token);
  });

  const allowGuests = async (guestsAllowed: boolean) => {
    const admin = await shop.admin();
    await admin.put('/admin/settings/shop', { guestsAllowed }, { expect: 200 });
  };

  it('may call what was reviewed for them, and nothing else', async () => {
    expect(names('x-guest').sort()).toEqual([...FOR_GUESTS].sort());
    expect(await answers(guest)).toEqual(expected(FOR_GUESTS));
  });

  it('may call nothing where the shop lets no guests buy', async () => {
    await allowGuests(false);
    await eventually(
      () => guest.get('/carts'),
      ({ status }) => status === 401,
    );
    expect(await answers(guest)).toEqual(expected([]));
  });
});

describe('S73 the link of an order mail', () => {
  const by = (orderId: string) => {
    const endsAt = Math.floor(Date.now() / 1000) + 3_600;
    const text = `order-link:${orderId}:${endsAt}`;
    const signed = createHmac('sha256', 'a secret of the tests, 32 bytes long')
      .update(text)
      .digest('base64url');
    return { Authorization: `Order ${endsAt}.${signed}` };
  };

  it.each(['customer', 'admin'])(
    'opens what was reviewed for it, and nothing else, of a buyer who is %s',
    async (role) => {
      expect(names('x-order-link').sort()).toEqual([...BY_LINK].sort());
      const { email } = await shop.shopper('Ann Buyer', role);
      const { id } = await insertOrder(shop, { email, status: 'delivered' });
      expect(await answers(shop.client, by(id), () => Promise.resolve(id))).toEqual(expected(BY_LINK));
    },
  );

  it('opens nothing of another order', async () => {
    const { email } = await shop.shopper('Ann Buyer');
    const [hers, other] = [await insertOrder(shop, { email }), await insertOrder(shop, { email })];
    const answered = await answers(shop.client, by(hers.id), () => Promise.resolve(other.id));
    expect(answered).toEqual(expected(BY_LINK, 401, 403));
  });
});

describe('S14 S15 a session that stands no more', () => {
  const OF_HERS = 'where account_id = (select id from account where email_key = $1)';
  it.each([
    ['of a disabled account', 'admin', 'update account set disabled_at = now() where email_key = $1'],
    [
      'unused for too long',
      'admin',
      `update session set expires_at = now() - interval '1 second' ${OF_HERS}`,
    ],
    [
      'of staff, after half a day',
      'staff',
      `update session set created_at = now() - interval '12 hours' ${OF_HERS}`,
    ],
    [
      'of a shopper, after 30 days',
      'customer',
      `update session set created_at = now() - interval '30 days' ${OF_HERS}`,
    ],
  ])('opens nothing: %s', async (_, role, change) => {
    const person = await shop.shopper('Late Comer', role);
    await person.get('/users/me', { expect: 200 });
    await shop.sql(change, [person.email]);
    expect(await answers(person)).toEqual(expected([]));
  });
});
