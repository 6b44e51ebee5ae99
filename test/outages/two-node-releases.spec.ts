import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { mustBeSound, wanted } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

/**
 * Its ICU 77.1 (CLDR 47) gives forints two decimals; the CLDR 48 of Node.js from 24.14 on gives them none (CLDR-11586,
 * https://github.com/unicode-org/cldr/pull/4936). ISO 4217 has two.
 */
const BEFORE = '24.10.0';
const DIGITS = `new Intl.NumberFormat('en', { style: 'currency', currency: 'HUF' }).resolvedOptions().maximumFractionDigits`;

describe('one database under two releases of Node.js', () => {
  const shop = useOwnShop();
  const folder = mkdtempSync(join(tmpdir(), 'duka-node-'));
  const before = join(folder, 'node_modules/release/bin/node');
  beforeAll(() => {
    const release = `release@npm:node-${process.platform}-${process.arch}@${BEFORE}`;
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, release]);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has releases that count forints otherwise', () => {
    const digits = [before, process.execPath].map((node) =>
      execFileSync(node, ['-p', DIGITS], { encoding: 'utf8' }).trim(),
    );
    expect(digits).toEqual(['2', '0']);
  });

  it('has the same prices and orders under both, whichever wrote them', async () => {
    const admin = await shop.admin();
    await admin.put('/admin/settings/shop', { currency: 'HUF' }, { expect: 200 });
    const sold: { id: string; variantId: string }[] = [];
    const orders: string[] = [];
    for (const node of [before, undefined, before]) {
      await shop.api.stop();
      shop.apis[0] = await shop.startApi({}, undefined, node);
      const staff = await shop.admin();
      const { id: made } = await makeProduct(staff, { price: 1234.5 });
      const product = await shop.client.get<Json>(`/products/${made}`, { expect: 200 });
      sold.push({ id: made, variantId: product.body.data.variants[0]._id });
      for (const { id } of sold) {
        const { body } = await shop.client.get<Json>(`/products/${id}`, { expect: 200 });
        expect([body.data.price, body.data.variants[0].price]).toEqual([1234.5, 1234.5]);
      }
      const shopper = await shop.shopper();
      const last = sold.at(-1) ?? { variantId: '' };
      const order = { ...wanted({ productId: '', ...last }, 2, 1234.5), amount: 990 };
      const placed = await shopper.post<Json>('/payments/cash', order, { expect: 200 });
      orders.push(placed.body.data.orderId);
      for (const id of orders) {
        const { body } = await staff.get<Json>(`/admin/orders/${id}`, { expect: 200 });
        expect([body.subtotal, body.totalAmount]).toEqual([2_469, 2_470]);
      }
    }
    await mustBeSound(shop);
  }, 300_000);
});
