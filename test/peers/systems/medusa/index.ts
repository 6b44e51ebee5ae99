import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectEntries, expectText, read, type Ask } from '../../ask.ts';
import type { Place, System } from '../../contract.ts';
import { CATEGORIES, WORDS } from '../../goods.mjs';
import { copyFiles, installPackages, runIn, startIn } from '../../install.ts';
import { nth } from '../../nth.ts';

const VERSION = '2.21.2';
const LIST = 'limit=24&fields=id,title,handle,description,thumbnail,*variants.calculated_price';
const PRODUCT = 'fields=id,title,handle,description,*categories,*variants,*variants.calculated_price';

/** What `fill.js` notes of what it has made. */
interface Ids {
  key: string;
  region: string;
  delivery: string;
  categories: Record<string, string>;
  /** By the product's handle. */
  variants: Record<string, string>;
}

function visits({ folder, goods }: Place): ReturnType<System['visits']> {
  const ids = JSON.parse(readFileSync(join(folder, 'ids.json'), 'utf8')) as Ids;
  const headers = { 'x-publishable-api-key': ids.key };
  const store = (ask: Ask, path: string, body?: object) => ask(`/store/${path}`, body, headers);
  const list = async (ask: Ask, filter: string) =>
    expectEntries(await store(ask, `products?${filter}&region_id=${ids.region}&${LIST}`), 'products', 24);

  async function fillCart(ask: Ask, n: number, pieces: number): Promise<string> {
    const cart = read(await store(ask, 'carts', { region_id: ids.region }), 'cart.id');
    for (let piece = 0; piece < pieces; piece += 1) {
      const line = { variant_id: ids.variants[`good-${nth(n * pieces + piece, goods)}`], quantity: 1 };
      expectText(await store(ask, `carts/${cart}/line-items`, line), '"items":[{');
    }
    return cart;
  }

  return {
    category: (ask, n) =>
      list(ask, `category_id[]=${ids.categories[CATEGORIES[n % CATEGORIES.length] ?? '']}`),
    product: async (ask, n) => {
      const query = `handle=good-${nth(n, goods)}&region_id=${ids.region}&${PRODUCT}`;
      expectText(await store(ask, `products?${query}`), '"variants":[{');
    },
    search: (ask, n) => list(ask, `q=${WORDS[n % WORDS.length]}`),
    cart: async (ask, n) => void (await fillCart(ask, n, 5)),
    checkout: async (ask, n) => {
      const cart = await fillCart(ask, n, 2);
      const name = { first_name: 'Ada', last_name: 'Buyer' };
      const street = { address_1: '1 Main Street', city: 'New York', province: 'NY', postal_code: '10001' };
      const email = `buyer-${Date.now()}-${n}@example.com`;
      const address = { ...name, ...street, country_code: 'us' };
      expectText(await store(ask, `carts/${cart}`, { email, shipping_address: address }));
      expectText(await store(ask, `carts/${cart}/shipping-methods`, { option_id: ids.delivery }));
      const collection = read(
        await store(ask, 'payment-collections', { cart_id: cart }),
        'payment_collection.id',
      );
      const provider = { provider_id: 'pp_system_default' };
      expectText(await store(ask, `payment-collections/${collection}/payment-sessions`, provider));
      expectText(await store(ask, `carts/${cart}/complete`, {}), '"type":"order"');
    },
  };
}

const settings = ({ database: { url } }: Place) => ({
  DATABASE_URL: `${url}?sslmode=disable`,
  MEDUSA_DISABLE_TELEMETRY: 'true',
  LOG_LEVEL: 'warn',
});
const CLI = join('node_modules', '@medusajs', 'cli', 'cli.js');

export const medusa: System = {
  name: 'Medusa',
  version: VERSION,
  settings: [
    'as a new project, without panel; without Redis, so that its cache, events and jobs are in memory',
    'filled by its own workflows (`createProductsWorkflow`, 50 at a time)',
    'paid by its own manual payment',
  ],
  install: (place) =>
    installPackages(place, {
      '@medusajs/medusa': VERSION,
      '@medusajs/framework': VERSION,
      '@medusajs/cli': VERSION,
      '@swc/core': '1.16.22',
      '@swc/helpers': '0.5.24',
      react: '18.3.1',
      'react-dom': '18.3.1',
      'ts-node': '10.9.2',
      typescript: '5.9.3',
    }),
  fill: (place) => {
    copyFiles(join(import.meta.dirname, 'files'), place);
    runIn(place, [CLI, 'db:migrate'], settings(place));
    const script = './src/scripts/fill.js';
    runIn(place, [CLI, 'exec', script], { ...settings(place), GOODS: String(place.goods) });
  },
  start: (place) =>
    startIn(
      place,
      (port) => [CLI, 'start', '--port', String(port), '--host', '127.0.0.1'],
      () => settings(place),
      '/health',
    ),
  visits,
};
