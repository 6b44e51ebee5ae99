import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { v7 } from 'uuid';
import { type Client, type Json } from './client.js';
import { withRetries } from './concurrent.js';
import { FIRST_PAUSE_MS, longer } from './processes.js';
import type { Shop } from './shop.js';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
  refundFails: '4000 0000 0000 5126',
} as const;

/** Whatever a visitor reaches the shop through. */
type Door = Pick<Shop, 'client'>;

export interface Goods {
  productId: string;
  variantId: string;
}

/** Puts something on the shelf, straight into the database. `stock` null is any number. */
export async function goods(
  shop: Shop,
  {
    cents = 2_549,
    stock = 10,
    name = 'Jacket',
  }: { cents?: number; stock?: number | null; name?: string } = {},
): Promise<Goods> {
  const [productId, variantId] = [v7(), v7()];
  await shop.sql(
    `insert into product (id, name, description, category, price_cents, max_price_cents, created_at, updated_at)
     values ($1, $2, 'Warm and light.', 'Fashion', $3, $3, now(), now())`,
    [productId, name, cents],
  );
  await shop.sql(`insert into variant (id, product_id, sku, price_cents) values ($1, $2, $3, $4)`, [
    variantId,
    productId,
    `SKU-${variantId.slice(-12)}`,
    cents,
  ]);
  await shop.sql(`insert into stock (variant_id, initial, on_hand) values ($1, $2, $3)`, [
    variantId,
    stock ?? 0,
    stock,
  ]);
  return { productId, variantId };
}

/** A product that is sold as a gift card of $50.00. */
export async function giftCards(shop: Shop): Promise<Goods> {
  const sold = await goods(shop, { cents: 5_000, stock: null, name: 'Gift card' });
  await shop.sql(
    `update product set fields = '{"isGiftCard": true}', is_shipped = false, tax_category = 'exempt' where id = $1`,
    [sold.productId],
  );
  return sold;
}

export async function stockOf(shop: Shop, { variantId }: Goods): Promise<{ on_hand: number; held: number }> {
  const [row] = await shop.sql<{ on_hand: number; held: number }>(
    `select on_hand, held from stock where variant_id = $1`,
    [variantId],
  );
  if (!row) throw new Error('no such variant');
  return row;
}

/** What is sent to pay for some of these goods. */
export const wanted = ({ variantId }: Goods, quantity = 1, price = 25.49) => ({
  products: [{ _id: variantId, name: 'Jacket', price, quantity }],
});

/** A shopper's browser on the card page of the sandbox: types a card and answers where it is sent next. */
export async function payOnPage(shop: Door, url: string, card: string = CARDS.good): Promise<string | null> {
  const path = new URL(url).pathname;
  const { cookie, token } = await formOf(shop, path);
  const response = await send(shop, path, cookie, { token, number: card, expiry: '12 / 34', cvc: '123' });
  return response.headers.get('location');
}

/** The second step that some cards ask for. */
export async function secondStep(
  shop: Shop,
  path: string,
  answer: 'authorise' | 'fail',
): Promise<string | null> {
  const { cookie, token } = await formOf(shop, path);
  return (await send(shop, path, cookie, { token, answer })).headers.get('location');
}

/** What the provider's script does in the browser of whoever pays by a wallet of it. */
export async function confirmInBrowser(
  shop: Door,
  { session, secret }: { session: string; secret: string },
  amount: number,
  last4 = '4242',
): Promise<{ status: number; body: Json }> {
  const fields = { secret, last4, amount: String(amount), currency: 'usd' };
  const answer = await send(shop, `/sandbox/stripe/confirm/${session}`, '', fields);
  return { status: answer.status, body: await answer.json() };
}

/** The wallet's owner taps on the phone. */
export async function tapOnPhone(shop: Door, reference: string, answer: 'approve' | 'reject'): Promise<void> {
  await sendForm(shop, '/sandbox/phone', `/sandbox/phone/${reference}`, { answer });
}

/** Sends a form of one of the sandbox's pages. */
export async function sendForm(
  shop: Door,
  page: string,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const { cookie, token } = await formOf(shop, page);
  await send(shop, path, cookie, { token, ...fields });
}

/** What goes wrong between the sandbox and the shop from now on. */
export async function switches(shop: Shop, chosen: Record<string, unknown>): Promise<void> {
  await shop.sql(
    `insert into sandbox.setting (key, value) values ('switches', $1)
     on conflict (key) do update set value = excluded.value`,
    [
      JSON.stringify({
        webhooks: 'none',
        answers: 'none',
        redirectFirst: false,
        autoApprove: false,
        ...chosen,
      }),
    ],
  );
}

async function formOf(shop: Door, path: string): Promise<{ cookie: string; token: string }> {
  const page = await shop.client.fetch(path);
  const html = await page.text();
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1];
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0];
  if (!token || !cookie) throw new Error(`no form at ${path} (${page.status}): ${html.slice(0, 400)}`);
  return { cookie, token };
}

function send(shop: Door, path: string, cookie: string, fields: Record<string, string>): Promise<Response> {
  return shop.client.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: shop.client.origin },
    body: new URLSearchParams(fields).toString(),
  });
}

/**
 * Opens a card session for these goods and answers what the shop said; asks again while the provider, which a crowd has
 * overwhelmed on a busy machine, is left alone.
 */
export async function openSession(shopper: Client, body: unknown, key = randomUUID()): Promise<Json> {
  const answer = await withRetries(() => shopper.post('/payments/create-checkout-session', body, { key }));
  expect([answer.status, answer.text.slice(0, 500)]).toEqual([200, expect.any(String)]);
  return answer.body;
}

export async function orderOf(shopper: Client, orderId: string): Promise<Json> {
  return (await shopper.get(`/orders/${orderId}`, { expect: 200 })).body.data;
}

/** What the health page says of refunds. */
export async function refundsCheck(admin: Client): Promise<string> {
  const { data } = (await admin.get('/admin/health', { expect: 200 })).body;
  return data.find((one: Json) => one.id === 'refunds')?.sentence ?? '';
}

/** Every refund has arrived, and the order says so too. */
export function refunded(order: Json): boolean {
  const cents = order.refunds.reduce((sum: number, one: Json) => sum + Math.round(one.amount * 100), 0);
  const arrived = order.refunds.every((one: Json) => one.status === 'succeeded');
  return cents > 0 && arrived && Math.round(order.amountRefunded * 100) === cents;
}

/** Waits, by asking again, until something is so; what takes long is asked for less often. */
export async function eventually<T>(ask: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 90_000;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longer(pauseMs)) {
    const value = await ask();
    if (isSo(value)) return value;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(value)?.slice(0, 800)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Runs a regular job now instead of waiting for its minute, and waits until it is done; one that failed, as on a busy
 * machine, is waited for again. Another `as` is another run.
 */
export async function runJob(shop: Shop, task: string, as = 'now'): Promise<void> {
  const key = `${as}:${task}`;
  await shop.sql(`select graphile_worker.add_job($1, payload := '{}'::json, job_key := $2)`, [task, key]);
  await eventually(
    () => shop.sql(`select key, last_error from graphile_worker.jobs where key = $1`, [key]),
    (rows) => rows.length === 0,
  );
}

const administrators = new WeakMap<Shop, string | undefined>();

/** Every suite that touches money ends with this: the books add up and stock is neither lost nor oversold. */
export async function mustBeSound(shop: Shop): Promise<void> {
  const token = administrators.get(shop) ?? (await shop.admin()).token;
  administrators.set(shop, token);
  const admin = shop.client.as(token);
  const { body } = await admin.get('/admin/integrity', { expect: 200 });
  const broken = body.data.filter((one: Json) => !one.ok);
  expect(broken).toEqual([]);
}
