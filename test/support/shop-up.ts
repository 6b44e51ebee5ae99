import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartedShop } from './started-shop.js';

/** Opens the demo shop in a folder of its own for the whole run; DUKA_URL names one that is open already. */
export default async function shopUp(): Promise<() => Promise<void>> {
  if (process.env['DUKA_URL']) return () => Promise.resolve();
  const dataDir = mkdtempSync(join(tmpdir(), 'duka-journeys-'));
  chmodSync(dataDir, 0o755);
  const shop = await StartedShop.open({ dataDir, env: { RATE_LIMIT_FACTOR: '1000' } });
  process.env['DUKA_URL'] = shop.url;
  process.env['DUKA_DATA_DIR'] = dataDir;
  return async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
