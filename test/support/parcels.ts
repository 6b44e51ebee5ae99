import { createHmac } from 'node:crypto';
import type { Client, Json } from './client.js';
import { sendForm } from './money.js';
import type { Shop } from './shop.js';

/** What the played carrier signs its messages with. */
export async function carrierKeys(shop: Shop): Promise<{ key: string; webhookSecret: string }> {
  const [row] = await shop.sql<{ value: { key: string; webhookSecret: string } }>(
    `select value from sandbox.setting where key = 'keys of easypost'`,
  );
  if (!row) throw new Error('no carrier is played here');
  return row.value;
}

/** The tracker of a label that was bought. */
export async function trackerOf(shop: Shop, orderId: string): Promise<string> {
  const [row] = await shop.sql<{ tracker_ref: string }>(
    `select tracker_ref from shipping_label where order_id = $1 and state = 'bought'`,
    [orderId],
  );
  if (!row) throw new Error('no label was bought');
  return row.tracker_ref;
}

/** Moves a parcel one step on at the played carrier, which tells the shop. */
export async function moveOn(shop: Shop, trackerRef: string): Promise<void> {
  await sendForm(shop, '/sandbox/parcels', `/sandbox/parcels/${trackerRef}`, {});
}

/** Delivers an event about a tracker, signed by the secret; answers the status. */
export async function tellOf(client: Client, trackerRef: string, secret: string): Promise<number> {
  const result = { id: trackerRef, object: 'Tracker' };
  const body = JSON.stringify({ id: 'evt_test', object: 'Event', description: 'tracker.updated', result });
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'x-hmac-signature': `hmac-sha256-hex=${digest}` };
  return (await client.post<Json>('/shipping/webhooks/easypost', body, { headers })).status;
}
