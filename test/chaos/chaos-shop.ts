import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import type { ApiProcess } from '../support/api-process.js';
import { Shop } from '../support/shop.js';

const PROCESSES = 2;
const preload = new URL('../support/full-disk.mjs', import.meta.url).href;

/** Two API processes on a PostgreSQL of their own, every one of which may be ended and started again. */
export class ChaosShop extends Shop {
  private readonly folder: string;
  private postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  /** While this file is there, writing a picture fails with the code in it. */
  readonly fullDisk: string;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'duka-chaos-'));
    const fullDisk = join(folder, 'full');
    super({ env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK: fullDisk, LOG_LEVEL: 'warn' } });
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
  }

  override async close(): Promise<void> {
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
