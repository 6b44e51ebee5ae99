import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../support/money.js';
import { PICTURE, makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const guide = readFileSync(here('../../docs/integrators.md'), 'utf8');

const snippets = [...guide.matchAll(/```sh\n([\s\S]+?)```/g)].map(([, lines]) => lines ?? '');

/** What the lines of the guide print. */
async function run(lines: string, env: Record<string, string>, cwd = tmpdir()): Promise<string> {
  const path = [tools(), dirname(process.execPath), process.env['PATH']].join(delimiter);
  return (await promisify(execFile)('sh', ['-c', lines], { cwd, env: { PATH: path, ...env } })).stdout;
}

/** A folder with `curl` (our stand-in) and the `node` of this run. */
function tools(): string {
  const folder = mkdtempSync(join(tmpdir(), 'duka-curl-'));
  writeFileSync(
    join(folder, 'curl'),
    `#!/bin/sh\nexec "${process.execPath}" "${here('../support/bin/curl.mjs')}" "$@"\n`,
  );
  chmodSync(join(folder, 'curl'), 0o755);
  return folder;
}

describe('the guide for integrators', () => {
  const shop = useShop({ demo: true });

  it('can be pasted into a shell again: the first line finds the shop as it did before', async () => {
    const [first = ''] = (snippets[0] ?? '').split('\n');
    const told = await run([first, first, 'echo "$API"'].join('\n'), { SHOP: shop.client.origin });
    expect(told.trim()).toBe(`${shop.client.origin}/api/v1`);
  });

  it('leads from login to an order in ten lines', async () => {
    const lines = snippets[0] ?? '';
    expect(lines.trim().split('\n')).toHaveLength(10);
    const stdout = await run(lines, { SHOP: shop.client.origin });
    const order = JSON.parse(stdout.slice(stdout.lastIndexOf('{"success":true,"data"'))) as {
      data: { status: string };
    };
    expect(order.data).toMatchObject({ status: 'pending', paymentMethod: 'cash' });
    const rows =
      await shop.sql(`select 1 from orders where payment_method = 'cash' and contact_phone = '+256700000001'
      and created_at > now() - interval '1 minute'`);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('makes a key that reads orders', async () => {
    const beginning = (snippets[0] ?? '').split('\n').slice(0, 2).join('\n');
    const lines = [beginning, snippets[1] ?? '', 'echo', 'echo "$KEY"'].join('\n');
    const told = (await run(lines, { SHOP: shop.client.origin })).trim().split('\n');
    expect(told.at(-1)).toMatch(/^duka_sk_/);
    expect(JSON.parse(told[0] ?? '')).toHaveLength(5);
  });

  it('sets stock, and reads what has changed', async () => {
    const admin = await shop.admin();
    const made = await makeProduct(admin, { stock: 3 });
    const token = (snippets[2] ?? '').split('\n')[0] ?? '';
    const beginning = (snippets[0] ?? '').split('\n').slice(0, 2).join('\n');
    const lines = [beginning, token, (snippets[4] ?? '').trim().replaceAll('\n', '\necho\n')].join('\n');
    const env = { SHOP: shop.client.origin, VARIANT: made.variants[0].id };
    const answers = (await run(lines, env)).trim().split('\n');
    const [levels, prices, batch, kept, products] = answers.map((one) => JSON.parse(one));
    expect(levels).toMatchObject({ results: [{ ok: true, onHand: 1_000 }, { ok: false }] });
    expect(prices).toMatchObject({ results: [{ ok: true }, { ok: false, field: 'sku' }] });
    expect(batch).toMatchObject({ results: [{ ok: true, action: 'create' }] });
    expect(kept).toContainEqual(expect.objectContaining({ id: env.VARIANT, onHand: 1_000 }));
    expect(products).toContainEqual(expect.objectContaining({ id: made.id, stock: 1_000, price: 21.5 }));
  });

  it('puts pictures and products into the shop, and takes an import back', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const cwd = mkdtempSync(join(tmpdir(), 'duka-guide-'));
    const dot = Buffer.from(PICTURE.split(',')[1] ?? '', 'base64');
    for (const file of ['tote.png', 'side.png']) writeFileSync(join(cwd, file), dot);
    const beginning = (snippets[0] ?? '').split('\n').slice(0, 2).join('\n');
    const [, , pictures = '', imports = ''] = snippets;
    const env = { SHOP: shop.client.origin, PRODUCT: id };
    const lines = [beginning, pictures, 'echo', imports, 'echo', 'echo "$IMPORT"'].join('\n');
    const stdout = await run(lines, env, cwd);
    expect(stdout).toMatch(/"url":"\/media\/[0-9a-f]{32}"/);
    expect((await admin.get(`/admin/products/${id}`)).body.images).toMatchObject([{ alt: 'From the side' }]);
    const imported = `/admin/products/imports/${stdout.trim().split('\n').at(-1)}`;
    const undone = async () => (await admin.get(imported, { expect: 200 })).body;
    expect(await eventually(undone, ({ status }) => status === 'undone')).toMatchObject({
      lines: { total: 2, create: 2 },
      products: { total: 2, settled: 2, refused: 0 },
    });
    expect((await admin.get('/products', { query: { category: 'Guides' } })).body.meta.total).toBe(0);
  });
});
