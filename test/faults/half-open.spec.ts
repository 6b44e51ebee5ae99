import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../api/src/platform/config/config.js';
import { isCut } from '../../api/src/platform/database/cut-connection.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

const CONNECT_MS = 400;
/** The timeout of a statement is fifteen seconds. */
const SOON_MS = 3_000;

describe('R10 a server that says nothing more once it is connected', () => {
  const shop = useShop();
  let proxy: DatabaseProxy;
  let pool: Pool;
  beforeAll(async () => {
    proxy = new DatabaseProxy(shop.databaseUrl);
    const config = readConfig({ DATABASE_URL: await proxy.listen(), JWT_SECRET: SECRET });
    pool = new Pool(config, config.env.DATABASE_URL, { connectMs: CONNECT_MS });
  });
  afterAll(async () => {
    await pool.clients.end();
    proxy.close();
  });

  it('keeps nobody waiting for longer than one that cannot be connected, and costs no slot', async () => {
    proxy.silentFrom = /statement_timeout/;
    const since = performance.now();
    const failed = await pool.connect().catch((error: unknown) => error);
    expect(isCut(failed)).toBe(true);
    expect(performance.now() - since).toBeLessThan(SOON_MS);
    expect(pool.clients.totalCount).toBe(0);

    proxy.silentFrom = undefined;
    proxy.isSilent = false;
    const client = await pool.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });
});
