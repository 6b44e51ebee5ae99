import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useShop } from '../support/shop.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const guide = readFileSync(here('../../docs/integrators.md'), 'utf8');

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
    const lines = /```sh\n([\s\S]+?)```/.exec(guide)?.[1] ?? '';
    expect(lines.trim().split('\n')).toHaveLength(10);
    const path = [tools(), dirname(process.execPath), process.env['PATH']].join(delimiter);
    const { stdout } = await promisify(execFile)('sh', ['-c', lines], {
      env: { PATH: path, SHOP: shop.client.origin },
    });
    const order = JSON.parse(stdout.slice(stdout.lastIndexOf('{"success":true,"data"'))) as {
      data: { status: string };
    };
    expect(order.data).toMatchObject({ status: 'pending', paymentMethod: 'cash' });
    const rows =
      await shop.sql(`select 1 from orders where payment_method = 'cash' and contact_phone = '+256 700 000 001'
      and created_at > now() - interval '1 minute'`);
    expect(rows.length).toBeGreaterThan(0);
  });
});
