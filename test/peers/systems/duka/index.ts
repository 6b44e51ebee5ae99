import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root, startApi, stop, tell } from '../../../bench/servers.ts';
import { expectEntries, expectText, openLine, read, type Ask } from '../../ask.ts';
import type { Place, System } from '../../contract.ts';
import { CATEGORIES, WORDS, goods } from '../../goods.mjs';
import { nth } from '../../nth.ts';

const PASSWORD = 'pumpkin kettle 42';
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const idsFile = ({ folder }: Place) => join(folder, 'ids.json');

/** One product with its only variant. */
interface Ids {
  product: string;
  variant: string;
}

const csv = (count: number) =>
  [
    'sku,name,price,stock,description,category',
    ...goods(count).map(({ sku, name, cents, description, category }) =>
      [sku, name, (cents / 100).toFixed(2), 'unlimited', `"${description}"`, category].join(','),
    ),
  ].join('\r\n');

async function fill(place: Place): Promise<void> {
  mkdirSync(place.folder, { recursive: true });
  const { url } = place.database;
  const api = await startApi(url, place.folder, root, { WORKER: '1', ADMIN_PASSWORD: PASSWORD });
  const { ask, close } = openLine(api.port, 1);
  try {
    const token = read(
      await ask('/api/v1/auth/login', { email: 'admin@example.com', password: PASSWORD }),
      'token',
    );
    const headers = { authorization: `Bearer ${token}` };
    const path = '/api/v1/admin/products/imports';
    const sent = await fetch(`http://127.0.0.1:${api.port}${path}`, {
      method: 'POST',
      body: csv(place.goods),
      headers: { ...headers, 'content-type': 'text/csv' },
    });
    if (!sent.ok) throw new Error(await sent.text());
    const { id } = (await sent.json()) as { id: string };
    expectText(await ask(`${path}/${id}/run`, {}, headers));
    while (read(await ask(`${path}/${id}`, undefined, headers), 'status') !== 'done')
      await new Promise((resolve) => setTimeout(resolve, 200));
  } finally {
    close();
    await stop(api);
  }
  await tell(
    url,
    `insert into setting (key, value, updated_at) values ('shop', '{"guestsAllowed": true}', now())
     on conflict (key) do update set value = setting.value || excluded.value`,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Ids>(
    'select product_id as product, id as variant from variant order by sku',
  );
  await client.end();
  if (rows.length !== place.goods) throw new Error(`${rows.length} of ${place.goods} products are there`);
  writeFileSync(idsFile(place), JSON.stringify(rows));
}

function visits(place: Place): ReturnType<System['visits']> {
  const ids = JSON.parse(readFileSync(idsFile(place), 'utf8')) as Ids[];
  const idsOf = (n: number) => ids[nth(n, place.goods) - 1] ?? { product: '', variant: '' };
  const list = async (ask: Ask, path: string) =>
    expectEntries(await ask(`/api/v1/products${path}limit=24`), 'data', 24);

  async function fillCart(ask: Ask, n: number, pieces: number) {
    const token = read(await ask('/api/v1/auth/guest', {}), 'token');
    const headers = { authorization: `Bearer ${token}` };
    for (let piece = 0; piece < pieces; piece += 1) {
      const { product, variant } = idsOf(n * pieces + piece);
      const line = { productId: product, variantId: variant, quantity: 1 };
      expectText(await ask('/api/v1/carts', line, headers), '"data"');
    }
    return headers;
  }

  return {
    category: (ask, n) => list(ask, `/category/${CATEGORIES[n % CATEGORIES.length]}?`),
    product: async (ask, n) =>
      void expectText(await ask(`/api/v1/products/${idsOf(n).product}`), '"variants":[{'),
    search: (ask, n) => list(ask, `?q=${WORDS[n % WORDS.length]}&`),
    cart: async (ask, n) => void (await fillCart(ask, n, 5)),
    checkout: async (ask, n) => {
      const headers = await fillCart(ask, n, 2);
      const amount = Number(
        read(await ask('/api/v1/payments/quote', { method: 'cash' }, headers), 'data.depositDueNow'),
      );
      const contact = { email: `buyer-${Date.now()}-${n}@example.com`, phone: '+1 202 555 0100' };
      const name = { firstName: 'Ada', lastName: 'Buyer' };
      const street = { street: '1 Main Street', city: 'New York', state: 'NY', zipCode: '10001' };
      const order = { amount, contact, shippingAddress: { ...name, ...street, country: 'US' } };
      expectText(await ask('/api/v1/payments/cash', order, headers), '"orderId"');
    },
  };
}

export const duka: System = {
  name: 'Duka',
  version,
  settings: [
    'the API of this repository as `npm run build:api` makes it, with the payment sandbox; limits of calls out of the way, jobs off',
    'filled by its own import of a CSV file',
    'paid in cash: the deposit is paid and the order placed',
  ],
  install: () => undefined,
  fill,
  start: ({ database, folder }) => startApi(database.url, folder),
  visits,
};
