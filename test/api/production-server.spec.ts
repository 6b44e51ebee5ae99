import { describe, expect, it } from '@jest/globals';
import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { useOwnShop } from '../support/use-shop.js';

const dist = fileURLToPath(new URL('../../api/dist/', import.meta.url));
const main = `${dist}main.js`;
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

describe('the server for production', () => {
  const shop = useOwnShop({ main, env: { ...STRIPE, DOCS: '0' } });

  it('serves the shop without the sandbox’s pages', async () => {
    await shop.client.get('/products', { expect: 200 });
    for (const path of ['/sandbox/log', '/sandbox/phone', '/sandbox/faults', '/dev/faults'])
      expect((await shop.client.fetch(path)).status).toBe(404);
  });

  it('S19 shows the routes to nobody where the documentation is switched off', async () => {
    for (const path of ['/docs', '/docs-json', '/docs-yaml'])
      expect([path, (await shop.client.fetch(path)).status]).toEqual([path, 404]);
  });

  it('is built without the sandbox and the demo', () => {
    const files = globSync('bundle/*.js', { cwd: dist });
    const bundle = files.map((file) => readFileSync(`${dist}${file}`, 'utf8')).join('\n');
    expect(bundle).toContain('class AppModule');
    expect(bundle).not.toMatch(/SandboxModule|SandboxListener|seedDemo/);
    expect(globSync('{sandbox,demo}', { cwd: dist })).toEqual([]);
  });
});
