import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../api/scripts/lib/builds.mjs';
import { freePort } from '../../api/scripts/lib/ports.mjs';

const root = join(import.meta.dirname, '..', '..');

/** A shop as `npm start` opens it. */
export interface DemoShop {
  url: string;
  /** DATA_DIR and the ports, for programs that work on its database. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** Opens a demo shop of its own, in a folder that is thrown away. */
export async function openDemoShop(): Promise<DemoShop> {
  await buildAll();
  const folder = mkdtempSync(join(tmpdir(), 'duka-bench-shop-'));
  chmodSync(folder, 0o755);
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { DATA_DIR: folder, PORT: String(port), API_PORT: String(apiPort) };
  const child = spawn(process.execPath, [join(root, 'api/scripts/start.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('The shop is open')) resolve();
    });
    child.once('exit', () => reject(new Error(`The shop did not open:\n${printed}`)));
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, env, close };
}
