import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { httpbis } from 'http-message-signatures';
import type { Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { Receiver, takes, type Received } from '../support/receiver.js';
import { expectUcp, UcpPlatform } from '../support/ucp.js';
import { orderPlaces, payBy, whole } from '../support/ucp-checkout.js';
import { useOwnShop } from '../support/use-shop.js';

const RELEASE = '2026-08-25';
// its address is in the environment of the shop
const receiver = await new Receiver().open();
const shop = useOwnShop({
  env: { UCP_ORDER_WEBHOOK: receiver.url },
  settings: { guestsAllowed: true, bankDetails: 'IBAN DE89 3704 0044 0532 0130 00' },
});
const platform = new UcpPlatform(() => shop.client.origin, RELEASE);
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.manner = takes;
});

const bought = async (pieces = 1): Promise<Json> => {
  const product = await makeProduct(await shop.admin(), { name: 'Told Thing', price: 8, stock: 5 });
  const body = whole(product.variants[0].id, pieces, payBy('bank'));
  const { id } = (await platform.post('/checkout-sessions', body)).body;
  return (await platform.post(`/checkout-sessions/${id}/complete`, payBy('bank'))).body;
};
const told = (order: string, more: (message: Json) => boolean = () => true): Promise<Received> =>
  eventually(
    () => Promise.resolve(receiver.calls.find(({ message }) => message.id === order && more(message))),
    (call) => call !== undefined,
  ) as Promise<Received>;

const idOf = async ({ label }: Json): Promise<string> => {
  const found = 'select id from orders where upper(right(id::text, 8)) = $1';
  return String((await shop.sql<Json>(found, [label]))[0]?.id);
};

/** As a platform does it: the key of the profile, RFC 9421 by a library, the digest of RFC 9530. */
async function isGenuine({ headers, body }: Received): Promise<boolean> {
  const { keys } = (await (await shop.client.fetch('/.well-known/ucp')).json()) as { keys: Json[] };
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  if (headers['content-digest'] !== digest) return false;
  const isSigned = await httpbis.verifyMessage(
    {
      requiredFields: ['@method', '@authority', '@path', 'content-digest', 'webhook-id'],
      requiredParams: ['created', 'keyid'],
      keyLookup: ({ keyid }) => {
        const jwk: (JsonWebKey & { kid: string }) | undefined = keys.find(({ kid }) => kid === keyid);
        if (!jwk) return Promise.resolve(null);
        const key = createPublicKey({ format: 'jwk', key: jwk });
        return Promise.resolve({
          ...{ id: jwk.kid, algs: ['ecdsa-p256-sha256'] },
          verify: (data, signature) =>
            Promise.resolve(verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature)),
        });
      },
    },
    { method: 'POST', url: receiver.url, headers },
  );
  return isSigned === true;
}

describe('the orders of a platform', () => {
  it('are told as they are placed and canceled, in the shape of the protocol, signed by RFC 9421', async () => {
    const { order } = await bought();
    const call = await told(order.id);
    for (const place of orderPlaces(RELEASE)) expectUcp(RELEASE, place, call.message);
    expect(call.message).toMatchObject({ label: order.label, line_items: [{ status: 'processing' }] });
    expect(await isGenuine(call)).toBe(true);
    expect(await isGenuine({ ...call, body: `${call.body} ` })).toBe(false);
    expect(await isGenuine({ ...call, headers: { ...call.headers, 'webhook-id': 'another' } })).toBe(false);
    const id = await idOf(order);
    const admin = await shop.admin();
    await admin.post(
      `/admin/orders/${id}/transitions`,
      { action: 'cancel', reason: 'Asked' },
      { expect: 200 },
    );
    const canceled = await told(order.id, ({ line_items: [line] }) => line.status === 'removed');
    for (const place of orderPlaces(RELEASE)) expectUcp(RELEASE, place, canceled.message);
    expect(await isGenuine(canceled)).toBe(true);
  });

  it('are told parcel by parcel, each with its pieces and its number', async () => {
    const { order, line_items: lines } = await bought(3);
    const path = `/admin/orders/${await idOf(order)}`;
    const admin = await shop.admin();
    await admin.post(`${path}/transitions`, { action: 'record-transfer' }, { expect: 200 });
    const variantId = lines[0].item.id;
    const sent = async (quantity: number, trackingNumber: string) => {
      const parcel = await admin.post<Json>(`${path}/parcels`, { lines: [{ variantId, quantity }] });
      expect(parcel.status).toBe(200);
      const way = { carrier: 'DHL', trackingNumber };
      await admin.post(`${path}/parcels/${parcel.body.id}/shipment`, way, { expect: 204 });
    };
    const read = async (): Promise<Json> => {
      const { body } = await platform.get(`/orders/${order.id}`);
      for (const place of orderPlaces(RELEASE)) expectUcp(RELEASE, place, body);
      return body;
    };
    const parcelsOf = ({ fulfillment }: Json) =>
      fulfillment.events.flatMap(({ tracking_number: number, line_items: pieces }: Json) =>
        number ? [[number, pieces]] : [],
      );
    const [one, two] = [1, 2].map((quantity) => [{ id: variantId, quantity }]);

    await sent(1, 'JD-ONE');
    const half = await read();
    expect(half.line_items).toMatchObject([
      { status: 'partial', quantity: { original: 3, total: 3, fulfilled: 1 } },
    ]);
    expect(parcelsOf(half)).toEqual(expect.arrayContaining([['JD-ONE', one]]));
    await sent(2, 'JD-TWO');
    const all = await read();
    expect(all.line_items).toMatchObject([
      { status: 'fulfilled', quantity: { original: 3, total: 3, fulfilled: 3 } },
    ]);
    const both = expect.arrayContaining([
      ['JD-ONE', one],
      ['JD-TWO', two],
    ]);
    expect(parcelsOf(all)).toEqual(both);
    expect(parcelsOf(await platform.tool('get_order', { id: order.id }))).toEqual(both);
    const call = await told(order.id, ({ line_items: [line] }) => line.status === 'fulfilled');
    expect(parcelsOf(call.message)).toEqual(both);
    expect(await isGenuine(call)).toBe(true);
  });

  it('are told again where the platform did not take them', async () => {
    receiver.manner = (_, response) => void response.writeHead(503).end();
    const { order } = await bought();
    await told(order.id);
    receiver.manner = takes;
    const before = receiver.calls.length;
    await shop.sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
    await eventually(
      () => Promise.resolve(receiver.calls.slice(before).filter(({ message }) => message.id === order.id)),
      (calls) => calls.length > 0,
    );
  });
});
