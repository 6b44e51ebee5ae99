/**
 * A till at the counter: what is scanned becomes an order of the shop, priced by the shop, and is handed over at once. Killed
 * or cut off in the middle it is started again with the same RECEIPT, and goes on: nothing is sold twice.
 *
 *   SHOP=https://shop.example KEY=duka_sk_… RECEIPT=2026-0001 node till.mjs TEE-M 2*MUG
 *
 * The key needs products.read, orders.read and orders.write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import * as duka from '@duka/client';

const { SHOP = 'http://localhost:3000', KEY, RECEIPT = 'receipt', FOLDER = '.' } = process.env;
const COUNTER = JSON.parse(process.env.COUNTER ?? '{}');
const client = duka.connect({
  url: SHOP,
  key: KEY,
  onRetry: ({ attempt }) => console.error(`again: ${attempt}`),
});
const file = `${FOLDER}/${RECEIPT}.json`;
const receipt = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const keep = (more) => writeFileSync(file, JSON.stringify(Object.assign(receipt, more)));

/** The variant whose article number was scanned. */
async function scanned(code) {
  const filter = JSON.stringify({ q: code });
  const { data: products } = await duka.adminListProducts({ client, query: { filter } });
  for (const { id } of products) {
    const { data: product } = await duka.adminGetProduct({ client, path: { id } });
    const variant = product.variants.find(({ sku }) => sku === code);
    if (variant) return { variant, name: product.name };
  }
  throw new Error(`Nothing here has the article number ${code}.`);
}

async function ringUp(codes) {
  const lines = [];
  for (const one of codes) {
    const [, quantity = '1', code] = /^(?:(\d+)\*)?(.+)$/.exec(one);
    const { variant, name } = await scanned(code);
    console.log(`${quantity} × ${name} ${Object.values(variant.options).join(' ')}`);
    lines.push({ variantId: variant.id, quantity: Number(quantity) });
  }
  return { lines, note: `Till ${RECEIPT}`, ...COUNTER };
}

try {
  if (!receipt.draft) {
    const sale = await ringUp(process.argv.slice(2));
    const { data: quote } = await duka.adminQuoteDraftOrder({ client, body: sale });
    const { data: draft } = await duka.adminCreateDraftOrder({ client, body: sale });
    keep({ draft: draft.id, total: quote.data.total, currency: quote.data.currency });
  }
  if (!receipt.order) {
    const { data: draft } = await duka.adminGetDraftOrder({ client, path: { id: receipt.draft } });
    keep({ order: draft.orderId ?? (await place()) });
  }
  const order = await handOver(receipt.order);
  console.log(
    `${order.number}  ${receipt.total} ${receipt.currency}  ${order.status}, ${order.paymentStatus}`,
  );
} catch (error) {
  const fields = error.fields?.map(({ field, message }) => `  ${field}: ${message}`).join('\n');
  console.error([error.message, fields, error.page].filter(Boolean).join('\n'));
  process.exitCode = 1;
}

async function place() {
  const { data: placed } = await duka.adminPlaceDraftOrder({
    client,
    path: { id: receipt.draft },
    body: { method: 'cash', total: receipt.total },
  });
  return placed.orderId;
}

/** Takes the money and gives the goods, one step after the other, from wherever the order is. */
async function handOver(id) {
  for (;;) {
    const { data: order } = await duka.adminGetOrder({ client, path: { id } });
    const body = nextStep(order);
    if (!body) return order;
    await duka.adminTransitionOrder({ client, path: { id }, body });
  }
}

function nextStep({ status, amountDue }) {
  if (status === 'pending') return { action: 'record-deposit' };
  if (status === 'processing') return { action: 'ship', carrier: 'Counter', trackingNumber: RECEIPT };
  if (status !== 'shipped') return undefined;
  return { action: amountDue > 0 ? 'record-balance' : 'deliver' };
}
