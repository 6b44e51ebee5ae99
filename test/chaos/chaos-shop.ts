import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { youngHeap } from '../../api/scripts/lib/heap.mjs';
import type { ApiProcess } from '../support/api-process.js';
import { DatabaseShop } from '../support/database-shop.js';
import { StorefrontProcess } from '../support/storefront-process.js';

const PROCESSES = 2;
const SMALL_HEAP = '--max-old-space-size=256';
const preload = new URL('../support/full-disk.mjs', import.meta.url).href;

/** Two API processes on a PostgreSQL of their own, every one of which may be ended and started again. */
export class ChaosShop extends DatabaseShop {
  /** While this file is there, writing a picture fails with the code in it. */
  readonly fullDisk: string;
  /** Only when the shop is watched for hours. */
  storefront: StorefrontProcess | undefined;

  /** @param soak the first process is never killed, and a storefront stands in front of it: both are watched */
  constructor(private readonly soak: boolean) {
    const folder = mkdtempSync(join(tmpdir(), 'duka-chaos-'));
    const fullDisk = join(folder, 'full');
    const flags = `--import=${preload} ${SMALL_HEAP}`;
    super({
      folder,
      processes: PROCESSES,
      env: { NODE_OPTIONS: flags, FULL_DISK: fullDisk, LOG_LEVEL: 'warn' },
    });
    this.fullDisk = fullDisk;
  }

  override async open(): Promise<void> {
    await super.open();
    const flags = `${youngHeap} ${SMALL_HEAP}`;
    const env = { NODE_OPTIONS: flags, API_PORT: String(this.api.port) };
    if (this.soak) this.storefront = await StorefrontProcess.start(env);
  }

  override async close(): Promise<void> {
    await this.storefront?.stop();
    await super.close();
  }

  /** The processes that may be killed. */
  get mortals(): readonly ApiProcess[] {
    return this.soak ? this.apis.slice(1) : this.apis;
  }

  /** Of how many messages the card provider has told nobody. */
  async lostWebhooks(): Promise<number> {
    const asked = `select count(*)::int as lost from sandbox.delivery where state = 'dropped'`;
    return (await this.sql<{ lost: number }>(asked))[0]?.lost ?? 0;
  }

  /** Ends a process as a power cut would. */
  async remove(victim: ApiProcess): Promise<void> {
    await victim.kill();
    this.apis = this.apis.filter((api) => api !== victim);
  }

  /** Starts a process at the address of one that is gone: pages lead there. */
  async add(port: number, env: Record<string, string> = {}): Promise<ApiProcess> {
    const api = await this.startApi(env, port);
    this.apis.push(api);
    return api;
  }
}
