import type pg from 'pg';
import type { PictureStore } from '../media/application/ports.js';
import { readCatalogueFile } from './catalogue-file.js';
import { categoryRows } from './demo-categories.js';
import { mediaRows, storePictures } from './demo-pictures.js';
import {
  demoVariants,
  priceRows,
  productCategoryRows,
  productImageRows,
  productRows,
  stockRows,
  variantRows,
} from './demo-products.js';
import { accountRows } from './demo-accounts.js';
import { insertRows } from './rows.js';
import type { DemoLogins } from './demo-accounts.js';

const MARK = 'demo.seeded';

export async function isSeeded(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from setting where key = $1', [MARK]);
  return rowCount === 1;
}

/** Fills an empty shop with the demo: the same on every machine, its dates counted back from `now`. */
export async function seedDemo(
  client: pg.ClientBase,
  store: PictureStore,
  logins: DemoLogins,
  now: Date,
): Promise<void> {
  const file = await readCatalogueFile();
  const [pictures, accounts] = await Promise.all([storePictures(file, store), accountRows(logins, now)]);
  const variants = demoVariants(file);
  const products = productRows(file, variants, now);
  const createdAt = new Map(products.map((product) => [product.id, product.created_at]));
  await insertRows(client, 'account', accounts);
  await insertRows(client, 'media', mediaRows(pictures.values(), now));
  await insertRows(client, 'category', categoryRows(file, pictures));
  await insertRows(client, 'product', products);
  await insertRows(client, 'product_category', productCategoryRows(file));
  await insertRows(client, 'product_image', productImageRows(file, pictures));
  await insertRows(client, 'variant', variantRows(variants));
  await insertRows(client, 'price_change', priceRows(variants, createdAt));
  await insertRows(client, 'stock', stockRows(variants, new Map()));
  await insertRows(client, 'setting', [{ key: MARK, value: true, updated_at: now }]);
}
