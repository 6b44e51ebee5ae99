import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../support/money.js';
import { PICTURE, makeProduct } from '../support/products.js';
import { useShop } from '../support/shop.js';

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

  it('leads from login to an order in ten lines', async () => {
    const lines = snippets[0] ?? '';
    expect(lines.trim().split('\n')).toHaveLength(10);
    const stdout = await run(lines, { SHOP: shop.client.origin });
    const order = JSON.parse(stdout.slice(stdout.lastIndexOf('{"success":true,"data"'))) as {
      data: { status: string };
    };
    expect(order.data).toMatchObject({ status: 'pending', paymentMethod: 'cash' });
    const rows =
      await shop.sql(`select 1 from orders where payment_method = 'cash' and contact_phone = '+256 700 000 001'
      and created_at > now() - interval '1 minute'`);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('puts pictures and products into the shop, and takes an import back', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const cwd = mkdtempSync(join(tmpdir(), 'duka-guide-'));
    const dot = Buffer.from(PICTURE.split(',')[1] ?? '', 'base64');
    for (const file of ['tote.png', 'side.png']) writeFileSync(join(cwd, file), dot);
    writeFileSync(
      join(cwd, 'products.csv'),
      'sku,name,description,category,price\nLAMP-1,Guide Lamp,A lamp,Guides,12.50\n',
    );
    const [reader = ''] = /^read_json.*$/m.exec(guide) ?? [];
    const env = { SHOP: `${shop.client.origin}/api/v1`, TOKEN: admin.token ?? '', PRODUCT: id };
    const ran = (lines: string, more = {}) => run(`${reader}\n${lines}`, { ...env, ...more }, cwd);
    const [, pictures = '', imports = ''] = snippets;
    const answers = await ran(pictures);
    expect(answers).toMatch(/"url":"\/media\/[0-9a-f]{32}"/);
    expect((await admin.get(`/admin/products/${id}`)).body.images).toMatchObject([{ alt: 'From the side' }]);
    const [check = '', go = '', look = '', undo = ''] = imports.trim().split('\n');
    const first = await ran([check, 'echo $IMPORT', go].join('\n'));
    const mine = { IMPORT: first.split('\n')[0] ?? '' };
    const lamps = async () =>
      (await admin.get('/products', { query: { category: 'Guides' } })).body.meta.total;
    await eventually(lamps, (total) => total === 1);
    const state = () => ran(look, mine);
    await eventually(state, (text) => JSON.parse(text).canUndo === true);
    await ran(undo, mine);
    await eventually(lamps, (total) => total === 0);
  });
});
