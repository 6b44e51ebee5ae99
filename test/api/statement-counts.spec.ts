import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { calls } from '../support/published.js';
import { until } from '../support/processes.js';
import { useOwnShop } from '../support/use-shop.js';

const folder = mkdtempSync(join(tmpdir(), 'duka-statements-'));
const STATEMENTS = join(folder, 'statements');
const PACKETS = join(folder, 'packets');
const counter = new URL('../support/count-statements.mjs', import.meta.url).href;
const shop = useOwnShop({ demo: true, env: { NODE_OPTIONS: `--import=${counter}`, STATEMENTS, PACKETS } });
const reads = calls.filter(({ method }) => method === 'GET');
/** Sizes of a list, each asked for once, so that nothing kept from the call before answers. */
const FEW = [1, 2, 3];
const MANY = [50, 49, 48];
const ROUNDS = 3;
const MORE = 15;
/** A connection knows what it was asked twice, and only that travels with others. */
const PURCHASES = 16;

let admin: Client;
let shopper: Client;
/** As many as one call asks the prices of. */
let products: string[];
const counts: Record<string, { few: number; many: number; status: number }> = {};

const made = () => (existsSync(STATEMENTS) ? statSync(STATEMENTS).size : 0);

/**
 * Statements of the cheapest call: the first one reads what is then kept. No more sizes are asked for once a call needs no
 * more than `enough`.
 */
async function statementsOf(
  { path, call }: (typeof reads)[number],
  sizes: readonly number[],
  enough: number,
): Promise<{ least: number; status: number }> {
  const who = call['x-access'] === 'staff' || call['x-access'] === 'admin' ? admin : shopper;
  const parameters = new Map((call.parameters ?? []).map((one) => [one.name, one]));
  const filled = path
    .replace('/api/v1', '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters.get(name)?.example as string),
    );
  const needed = [...parameters.values()].filter((one) => one.in === 'query' && one.required);
  let [least, status] = [Infinity, 0];
  for (const size of sizes) {
    const query = {
      ...Object.fromEntries(needed.map(({ name, example }) => [name, String(example)])),
      ...(parameters.has('limit') ? { limit: size } : {}),
      ...(parameters.has('range') ? { range: `[0,${size - 1}]` } : {}),
      ...(call.operationId === 'suggestProducts' ? { q: 'tee', limit: Math.min(size, 10) } : {}),
      ...(call.operationId === 'listMyPrices' ? { products: products.slice(0, size).join(',') } : {}),
    };
    const before = made();
    status = (await who.get(filled, { query })).status;
    least = Math.min(least, made() - before);
    if (least <= enough) break;
  }
  return { least, status };
}

/** More of everything that a shopper and the shop can have, for the lists that have no pages. */
async function addMore(): Promise<void> {
  const { body } = await shopper.get<Json>('/products', { query: { limit: 50 }, expect: 200 });
  const address = {
    firstName: 'Ada',
    lastName: 'Otieno',
    street: '9 Baobab Road',
    city: 'Kampala',
    state: 'Central',
    zipCode: '00256',
    country: 'Uganda',
  };
  for (let index = 0; index < MORE; index += 1) {
    await shopper.post('/users/me/addresses', address);
    await shopper.put(`/favorites/${body.data[index]._id}`, {});
    await shopper.post('/carts', { productId: body.data[index]._id, quantity: 1 });
    await admin.post('/admin/categories', { name: `More of it ${index}` }, { expect: 201 });
    await shop.sessionOf('shopper@example.com');
  }
  await shop.sql(
    `insert into coupon select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'code', c.code || n))).*
     from coupon c join account a on a.id = c.account_id, generate_series(1, $1) n where a.email_key = $2`,
    [MORE, 'shopper@example.com'],
  );
}

beforeAll(async () => {
  admin = await shop.admin();
  shopper = await shop.sessionOf('shopper@example.com');
  const listed = await shopper.get<Json>('/products', { query: { limit: 50 }, expect: 200 });
  products = listed.body.data.map(({ _id }: Json) => String(_id));
  const measure = async (sizes: readonly number[], name: 'few' | 'many') => {
    for (const read of reads) {
      const known = counts[read.call.operationId] ?? { few: 0, many: 0 };
      const { least, status } = await statementsOf(read, sizes, known.few);
      counts[read.call.operationId] = {
        ...known,
        [name]: least,
        status,
      };
    }
  };
  await measure(FEW, 'few');
  await addMore();
  await measure(MANY, 'many');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(reads.map(({ call }) => call.operationId))(
  '%s makes no more statements for more rows',
  (operation) => {
    const { few = 0, many = 0 } = counts[operation] ?? {};
    expect({ few, grewBy: Math.max(0, many - few) }).toEqual({ few, grewBy: 0 });
  },
);

/** Of every variant that the demo has, and unknown ones up to the most that one call takes. */
async function setLevels(round: number) {
  const known = await shop.sql<Json>('select variant_id as "variantId", held from stock');
  const levels = known.map(({ variantId, held }) => ({ variantId, onHand: Number(held) + 20 + round }));
  const others = Array.from({ length: 1_000 - levels.length }, (_, index) => ({
    sku: `none ${index}`,
    onHand: 1,
  }));
  await admin.post('/admin/stock-levels', { levels: [...levels, ...others] }, { expect: 200 });
}

it.each([
  // beside the eight before: the passkeys, the security event, and settings read anew by each call that writes (0128)
  ['a log-in', 11, () => shop.login('shopper@example.com', 'duka-shopper-demo')],
  [
    'a search that finds nothing',
    7,
    (round: number) => shopper.get('/products', { query: { q: `qqzzxx${'vwyhjkmn'[round]}` }, expect: 200 }),
  ],
  ['a thousand stock levels', 5, (round: number) => setLevels(round)],
] as const)('%s makes %i statements, those of its session and transaction aside', async (_, figure, call) => {
  const counted: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = made();
    await call(round);
    counted.push(made() - before);
  }
  expect(Math.min(...counted)).toBe(figure);
});

type Trips = [packets: number, statements: number];
const NEVER: Trips = [Infinity, Infinity];
/** An order: who buys, all that there is to know, what is held, and all that is written, the key and its answer among it. */
const MOST_OF_A_PURCHASE: readonly [step: string, most: Trips][] = [
  ['cart', [2, 2]],
  ['quote', [5, 5]],
  ['order', [4, 24]],
];

/** Round trips and statements of one call. */
async function tripsOf(call: () => Promise<unknown>): Promise<Trips> {
  writeFileSync(PACKETS, '');
  await call();
  const told = readFileSync(PACKETS, 'utf8');
  return [told.split('\n').length - 1, told.replaceAll('\n', '').length];
}

/** The round that nothing else came into. */
const quietest = (counted: readonly Trips[]) =>
  counted.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])[0];

/** What each step of a purchase in cash asks at the least, by somebody who has bought before. */
async function stepsOf(off: number) {
  const counted: Record<string, Trips[]> = { cart: [], quote: [], order: [] };
  for (let round = 0; round < PURCHASES; round += 1) {
    const thing = await goods(shop, { cents: 2_000 });
    // what follows from the order before is no part of this one
    await until('all is told', async () => {
      const waiting = await shop.sql('select 1 from outbox where delivered_at is null limit 1');
      return waiting.length === 0;
    });
    const [cart, bought] = [
      { productId: thing.productId, variantId: thing.variantId, quantity: 1 },
      wanted(thing, 1, 20),
    ];
    counted['cart']?.push(await tripsOf(() => shopper.post('/carts', cart, { expect: 201 })));
    counted['quote']?.push(
      await tripsOf(async () => {
        const { body } = await shopper.post<Json>('/payments/quote', bought, { expect: 200 });
        expect(body.data.discount).toBe(off);
      }),
    );
    const paid = { ...bought, amount: (20 - off) * 0.4 };
    const named = { expect: 200, key: randomUUID() };
    counted['order']?.push(await tripsOf(() => shopper.post('/payments/cash', paid, named)));
  }
  return Object.fromEntries(Object.entries(counted).map(([step, all]) => [step, quietest(all)]));
}

it('a purchase makes as many round trips with discounts as without', async () => {
  const without = await stepsOf(0);
  const terms = { name: 'Spring', kind: 'percent', values: { percent: 10 } };
  for (const more of [{}, { maxUses: 1_000 }, { categories: ['Of no goods'] }])
    await admin.post('/admin/discounts', { ...terms, ...more }, { expect: 201 });
  // 2.00, and a tenth of what is left
  const given = await stepsOf(3.8);
  for (const [step, most] of MOST_OF_A_PURCHASE) {
    const [[packets, statements] = NEVER, [with_, more] = NEVER] = [without[step], given[step]];
    expect([step, Math.max(packets, most[0]), Math.max(statements, most[1])]).toEqual([step, ...most]);
    // one statement counts them, in a packet that goes anyhow
    expect([step, with_, more]).toEqual([step, packets, statements + (step === 'order' ? 1 : 0)]);
  }
});

it('counts statements, and all but what a demo does not have was there to be read', () => {
  expect(counts['listMyCoupons']?.many).toBeGreaterThan(0);
  const absent = Object.entries(counts).filter(([, { status }]) => status !== 200);
  expect(absent.map(([operation]) => operation)).toEqual([
    'adminGetApiKey',
    // nobody asks to be let in
    'adminReadAppRequest',
    'adminGetProductImport',
    'adminListProductImportLines',
    // nothing that the merchant has declared
    'adminGetProductField',
    'adminGetSynonym',
    'downloadCreditNotes',
    // the demo shop has no tax number
    'downloadEInvoice',
    'downloadFacturX',
    'downloadECreditNote',
    'downloadFacturXCreditNote',
    'adminDownloadCreditNotes',
    'adminDownloadEInvoice',
    'adminDownloadFacturX',
    'adminDownloadECreditNote',
    'adminDownloadFacturXCreditNote',
    // nobody was mailed a link to a file
    'openDownload',
    'previewReturn',
    'adminGetReturn',
    'adminGetTaxZone',
    // the demo does not sell into the EU
    'listOrderWithdrawals',
    'adminGetWithdrawal',
    ...['adminPrintLabel', 'adminPrintLabels'],
    // nobody has written
    ...['adminGetMessage', 'adminExportDiscountCodes', 'adminGetDiscount'],
    'adminGetCustomerGroup',
    // nothing is ordered from suppliers, or on its way to another place
    'adminGetPurchaseOrder',
    'adminGetTransfer',
    // nobody was offered the link
    'fetchShopArchive',
    'adminGetDraftOrder',
    // the demo has composed none
    ...['getPage', 'adminGetPage', 'adminPreviewPage', 'followRedirect', 'adminGetRedirect'],
    'adminGetAudit',
    ...['adminGetWebhook', 'adminListDeliveries', 'adminGetDelivery'],
  ]);
});
