import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase, inDatabase } from './databases.mjs';
import { StartedShop } from './started-shop.js';

/** A shop without anything of the demo in it, as its owner opens it, and how the owner logs in. */
export interface OwnShop {
  url: string;
  owner: { email: string; password: string };
  close(): Promise<void>;
}

/** Opens an empty shop in a folder of its own. `name` tells its database from others where an outside PostgreSQL is used. */
export async function openOwnShop(name: string): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), `duka-${name}-`));
  chmodSync(dataDir, 0o755);
  const database = process.env['DATABASE_URL'] ? `duka_${name}_${process.pid}` : null;
  const password = 'an owner with 1 long password';
  if (database) {
    await dropDatabase(database);
    await createDatabase(database);
  }
  const outside: Record<string, string> = database
    ? { DATABASE_URL: inDatabase(database), JWT_SECRET: 'a secret of the tests, 32 bytes long' }
    : {};
  const env = { DEMO: '0', ADMIN_PASSWORD: password, ...outside };
  const shop = await StartedShop.open({ dataDir, env });
  return {
    url: shop.url,
    owner: { email: 'admin@example.com', password },
    close: async () => {
      await shop.close();
      if (database) await dropDatabase(database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
