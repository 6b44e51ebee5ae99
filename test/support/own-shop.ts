import { chmodSync, rmSync } from 'node:fs';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';
import { createDatabase, dropDatabase, inDatabase } from './databases.mjs';
import { StartedShop } from './started-shop.js';

/** A shop without anything of the demo in it, as its owner opens it, and how the owner logs in. */
export interface OwnShop {
  url: string;
  owner: { email: string; password: string };
  /** Makes the shop somebody's, where it was opened unclaimed. */
  welcome: string;
  close(): Promise<void>;
}

/** The secret of the link; in a shop that is somebody's it opens nothing. */
const LINK = 'the-link-of-the-tests-32-signs-ok';

/**
 * Opens an empty shop in a folder of its own. `name` tells its database from others where an outside PostgreSQL is used;
 * an unclaimed one has no owner yet. `given` is what its operator sets besides.
 */
export async function openOwnShop(
  name: string,
  { isUnclaimed = false, given }: { isUnclaimed?: boolean; given?: Record<string, string> } = {},
): Promise<OwnShop> {
  const dataDir = throwawayFolder(name);
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
  const claimed: Record<string, string> = isUnclaimed ? { SETUP_TOKEN: LINK } : { ADMIN_PASSWORD: password };
  const env: Record<string, string> = { DEMO: '0', ...claimed, ...outside, ...given };
  const shop = await StartedShop.open({ dataDir, env });
  return {
    url: shop.url,
    welcome: `${shop.url}/admin/welcome#${LINK}`,
    owner: { email: 'admin@example.com', password },
    close: async () => {
      await shop.close();
      if (database) await dropDatabase(database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
