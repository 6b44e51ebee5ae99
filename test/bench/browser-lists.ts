import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../../api/scripts/lib/browser.mjs';
import { openDemoShop } from './demo-shop.ts';

const root = join(import.meta.dirname, '..', '..');

/** Opens a demo shop, gives it `orders` orders more and lets a browser walk through its panel. */
export async function measureInBrowser(orders: number, publishes: boolean): Promise<void> {
  const CHROMIUM = await ensureBrowser((line: string) => process.stdout.write(`${line}\n`));
  const shop = await openDemoShop();
  try {
    const many = { ...shop.env, BENCH_ORDERS: String(orders) };
    await node(['api/scripts/with-database.mjs', 'test/bench/seed-orders.ts'], many);
    await node(['test/bench/panel.ts'], {
      CHROMIUM,
      DUKA_URL: shop.url,
      BENCH_PUBLISH: publishes ? '1' : '0',
    });
  } finally {
    await shop.close();
  }
}

function node(args: readonly string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}
