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

const bought = async (): Promise<Json> => {
  const product = await makeProduct(await shop.admin(), { name: 'Told Thing', price: 8, stock: 5 });
  const body = whole(product.variants[0].id, 1, payBy('bank'));
  const { id } = (await platform.post('/checkout-sessions', body)).body;
  return (await platform.post(`/checkout-sessions/${id}/complete`, payBy('bank'))).body;
};
const told = (order: string, more: (message: Json) => boolean = () => true): Promise<Received> =>
  eventually(
    () => Promise.resolve(receiver.calls.find(({ message }) => message.id === order && more(message))),
    (call) => call !== undefined,
  ) as Promise<Received>;

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
    const [{ id }] = await shop.sql<Json>('select id from orders where upper(right(id::text, 8)) = $1', [
      order.label,
    ]);
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
