import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../support/api-process.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useShop } from '../support/use-shop.js';

const DESCRIPTORS = 128;
const VISITORS = 800;

const shop = useShop();

describe('R43 a process that may open 128 files and connections, and 800 slow visitors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-descriptors-'));
  let api: ApiProcess;
  beforeAll(async () => {
    const env = { WORKER: '0', SLOW_HEADERS_MS: '2000', SLOW_REQUEST_MS: '3000', LOG_LEVEL: 'error' };
    api = await ApiProcess.start({
      databaseUrl: shop.databaseUrl,
      dataDir: folder,
      env,
      descriptors: DESCRIPTORS,
    });
  });
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
    await mustBeSound(shop);
  });

  /** Whether this visitor had got so far as to be told that they are too slow; the others are hung up on. */
  const visit = () =>
    new Promise<boolean>((resolve) => {
      let input = '';
      const socket = connect(api.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX-Slow: '));
      socket.on('data', (chunk) => (input += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(input.startsWith('HTTP/1.1 408')));
    });

  it('hangs up on those it has no room for, and sells to the next', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const heard = await Promise.all(Array.from({ length: VISITORS }, visit));
    expect(heard.filter(Boolean).length).toBeGreaterThan(0);
    expect(heard.filter((wasHeard) => !wasHeard).length).toBeGreaterThan(0);

    const client = api.client.as(shopper.token);
    await until(
      'it serves again',
      async () => (await client.get('/carts').catch(() => undefined))?.status === 200,
    );
    await client.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    expect(api.log).not.toContain('"level":"fatal"');
  });
});
