import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import type { ApiProcess } from '../support/api-process.js';
import { Shop } from '../support/shop.js';
import { StorefrontProcess } from '../support/storefront-process.js';

const PROCESSES = 2;
const preload = new URL('../support/full-disk.mjs', import.meta.url).href;

/** Two API processes on a PostgreSQL of their own, every one of which may be ended and started again. */
export class ChaosShop extends Shop {
  private readonly folder: string;
  private postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  /** While this file is there, writing a picture fails with the code in it. */
  readonly fullDisk: string;

  /** Only when the shop is watched for hours. */
  storefront: StorefrontProcess | undefined;

  /** @param soak the first process is never killed, and a storefront stands in front of it: both are watched */
  constructor(private readonly soak: boolean) {
    const folder = mkdtempSync(join(tmpdir(), 'duka-chaos-'));
    const fullDisk = join(folder, 'full');
    super({
      env: {
        NODE_OPTIONS: `--import=${preload} --max-old-space-size=256`,
        FULL_DISK: fullDisk,
        LOG_LEVEL: 'warn',
      },
    });
    this.folder = folder;
    this.fullDisk = fullDisk;
  }

  override async open(): Promise<void> {
    chmodSync(this.folder, 0o755);
    this.dataDir = this.folder;
    await this.startDatabase();
    this.connect();
    this.apis = [await this.startApi()];
    while (this.apis.length < PROCESSES) this.apis.push(await this.startApi());
    if (this.soak) this.storefront = await StorefrontProcess.start({ API_PORT: String(this.api.port) });
  }

  /** The processes that may be killed. */
  get mortals(): readonly ApiProcess[] {
    return this.soak ? this.apis.slice(1) : this.apis;
  }

  override async close(): Promise<void> {
    await this.storefront?.stop();
    await Promise.all(this.apis.map((api) => api.stop()));
    await this.disconnect();
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  override get databaseUrl(): string {
    if (!this.postgres) throw new Error('the database is not started');
    return this.postgres.url;
  }

  /** Ends the database at once (as `pg_ctl -m immediate`) or in order (`fast`). */
  async stopDatabase(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const server = this.postgres?.process;
    if (!server) throw new Error('the database is not started');
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
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

  async startDatabase(): Promise<void> {
    this.postgres = await startPostgres(postgresPlace(this.folder), {
      password: 'chaos',
      logFile: join(this.folder, 'postgres.log'),
      sync: false,
      ...(this.postgres ? { port: this.postgres.port } : {}),
    });
  }
}
