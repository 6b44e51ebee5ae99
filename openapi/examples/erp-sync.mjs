/**
 * An ERP in step with the shop. What the ERP counts goes to the shop, a thousand levels at a time; what happens in the shop
 * comes to the ERP's file of orders, once each, in order, also when this is killed in between.
 *
 *   SHOP=https://shop.example KEY=duka_sk_… node erp-sync.mjs stock.csv     (lines of sku,pieces)
 *
 * The key needs products.write, orders.read and events.read. ONCE=1 ends when there is nothing left to read.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import * as duka from '@duka/client';

const { SHOP = 'http://localhost:3000', KEY, FILE = 'erp.json', ONCE } = process.env;
const client = duka.connect({ url: SHOP, key: KEY });
const AT_ONCE = 1_000;

/** What the ERP knows: how far it has read, and each order as the shop last told it. */
const erp = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { orders: {} };
/** Both in one write, so that neither is without the other. */
function save() {
  writeFileSync(`${FILE}.new`, JSON.stringify(erp, null, 2));
  renameSync(`${FILE}.new`, FILE);
}

async function sendStock(path) {
  const levels = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(','))
    .map(([sku, pieces]) => ({ sku, onHand: Number(pieces), reason: 'ERP' }));
  for (let from = 0; from < levels.length; from += AT_ONCE) {
    const body = { levels: levels.slice(from, from + AT_ONCE) };
    const { data } = await duka.adminSetStockLevels({ client, body });
    for (const { ok, index, message } of data.results)
      if (!ok) console.error(`${body.levels[index].sku}: ${message}`);
    console.log(`${data.results.filter(({ ok }) => ok).length} of ${body.levels.length} levels set`);
  }
}

async function takeIn({ resource, resourceId }) {
  if (resource !== 'order') return;
  const { data: order } = await duka.adminGetOrder({ client, path: { id: resourceId } });
  const { number, status, paymentStatus, totalAmount, currency } = order;
  erp.orders[resourceId] = { number, status, paymentStatus, totalAmount, currency };
  console.log(`${number} is ${status}`);
}

if (process.argv[2]) await sendStock(process.argv[2]);
for (;;) {
  const query = { after: erp.cursor, wait: ONCE ? undefined : 25 };
  const { data: page } = await duka.adminListEvents({ client, query });
  // of several events of an order the last is enough: it is read as it is now
  const last = new Map(page.events.map((event) => [event.resourceId, event]));
  for (const event of last.values()) await takeIn(event);
  erp.cursor = page.cursor;
  save();
  if (ONCE && !page.hasMore) break;
}
