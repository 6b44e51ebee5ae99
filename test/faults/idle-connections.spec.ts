import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let storefront: StorefrontProcess;
beforeAll(async () => {
  storefront = await StorefrontProcess.start({ API_PORT: String(shop.api.port) });
});
afterAll(() => storefront.stop());

/** Seconds for which a server keeps an idle connection, as it says itself. */
async function keeps(url: string): Promise<number> {
  const { headers } = await fetch(url);
  return Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
}

/** Seconds after which a file says that a client drops one. */
function drops(file: string, setting: RegExp): number {
  return Number(setting.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.replaceAll('_', ''));
}

describe('an idle connection', () => {
  it('is dropped by whoever asks before whoever answers: proxy, storefront, API', async () => {
    const [api, front] = [
      await keeps(`${shop.client.origin}/health/live`),
      await keeps(`${storefront.url}/`),
    ];
    const proxy = drops('docs/deployment/Caddyfile', /keepalive (\d+)s/);
    const door = drops('storefront/server/proxy.mjs', /const idle = ([\d_]+);/) / 1_000;
    expect({ api, front, proxy, door }).toEqual({ api: 65, front: 60, proxy: 30, door: 30 });
    expect(api).toBeGreaterThan(front);
    expect(front).toBeGreaterThan(proxy);
    expect(api).toBeGreaterThan(door);
  });
});
