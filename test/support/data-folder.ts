import { afterEach } from '@jest/globals';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';
import { cutPower, processesOf } from './processes.js';
import { StartedShop, type StartOptions } from './started-shop.js';

type Options = Omit<StartOptions, 'dataDir'>;

/** A data folder for each test, an empty shop started on it as often as wanted, and nothing of it left afterwards. */
export class DataFolder {
  path = '';
  private shops: StartedShop[] = [];

  prepare(mode = 0o755): void {
    this.path = throwawayFolder('start');
    chmodSync(this.path, mode);
  }

  async open(options: Options = {}): Promise<StartedShop> {
    const shop = await StartedShop.open(this.with(options));
    this.shops.push(shop);
    return shop;
  }

  /** For starts that are to be refused. */
  async launch(options: Options = {}): Promise<StartedShop> {
    const shop = await StartedShop.launch(this.with(options));
    this.shops.push(shop);
    return shop;
  }

  async clear(): Promise<void> {
    for (const shop of this.shops.splice(0)) await shop.close();
    cutPower(processesOf(this.path));
    const note = join(this.path, 'postgres.place');
    if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
    rmSync(this.path, { recursive: true, force: true });
  }

  private with(options: Options): StartOptions {
    return { ...options, dataDir: this.path, env: { DEMO: '0', ...options.env } };
  }
}

export function useDataFolder(): DataFolder {
  const folder = new DataFolder();
  afterEach(() => folder.clear());
  return folder;
}
