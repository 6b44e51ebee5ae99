import { afterAll, beforeAll } from '@jest/globals';
import type { ApiProcess } from './api-process.js';
import { DatabaseProxy } from './database-proxy.js';
import { mustBeSound } from './money.js';
import type { Shop } from './shop.js';

/** An API process of the shop whose line to the database may be spoilt, for the tests of a `describe`. */
export function useProxiedApi(shop: Shop): { proxy: DatabaseProxy; api: ApiProcess } {
  const line = {} as { proxy: DatabaseProxy; api: ApiProcess };
  beforeAll(async () => {
    line.proxy = new DatabaseProxy(shop.databaseUrl);
    const env = { DATABASE_URL: await line.proxy.listen(), WORKER: '0', LOG_LEVEL: 'fatal' };
    line.api = await shop.startApi(env);
  });
  afterAll(async () => {
    await line.api.stop();
    line.proxy.close();
    await mustBeSound(shop);
  });
  return line;
}
