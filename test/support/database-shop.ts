import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { Shop, type ShopOptions } from './shop.js';

/** A shop on a PostgreSQL of its own, which may be ended, filled up and started again. */
export class DatabaseShop extends Shop {
  protected readonly folder: string;
  private postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

  /** @param settings of PostgreSQL */
  constructor(
    private readonly own: ShopOptions & { folder?: string },
    private readonly settings: Record<string, string> = {},
  ) {
    super(own);
    this.folder = own.folder ?? mkdtempSync(join(tmpdir(), 'duka-database-'));
  }

  override async open(): Promise<void> {
    chmodSync(this.folder, 0o755);
    this.dataDir = this.folder;
    await this.startDatabase();
    this.connect();
    this.apis = [await this.startApi()];
    while (this.apis.length < (this.own.processes ?? 1)) this.apis.push(await this.startApi());
  }

  override async close(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.stop()));
    await this.disconnect();
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  override get databaseUrl(): string {
    return this.server.url;
  }

  /** Whether PostgreSQL runs: it ends by itself when it cannot write its log. */
  get isDatabaseUp(): boolean {
    const { exitCode, signalCode } = this.server.process;
    return exitCode === null && signalCode === null;
  }

  /** Ends the database at once (as `pg_ctl -m immediate`) or in order (`fast`). */
  async stopDatabase(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    if (!this.isDatabaseUp) return;
    const gone = once(this.server.process, 'exit');
    this.server.process.kill(signal);
    await gone;
  }

  /** Starts it, where it was if it has run before. */
  async startDatabase(): Promise<void> {
    this.postgres = await startPostgres(this.place(), {
      password: 'own',
      logFile: this.logFile,
      sync: false,
      settings: this.settings,
      ...(this.postgres ? { port: this.postgres.port } : {}),
    });
  }

  /** Everything that PostgreSQL has logged so far. */
  get databaseLog(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  private get logFile(): string {
    return join(this.folder, 'postgres.log');
  }

  protected place(): ReturnType<typeof postgresPlace> {
    return postgresPlace(this.folder);
  }

  private get server() {
    if (!this.postgres) throw new Error('the database is not started');
    return this.postgres;
  }
}
