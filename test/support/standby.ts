import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';

export type Server = Awaited<ReturnType<typeof startPostgres>>;

/** A primary and a standby that streams its log: two real PostgreSQL servers in a folder of their own. */
export class Standby {
  readonly folder: string;
  private readonly place: ReturnType<typeof postgresPlace>;
  private started: { primary: Server; standby: Server } | undefined;

  /** @param settings of the primary */
  constructor(private readonly settings: Record<string, string> = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'duka-standby-'));
    chmodSync(this.folder, 0o755);
    this.place = postgresPlace(this.folder);
  }

  get primary(): Server {
    return this.both.primary;
  }

  get standby(): Server {
    return this.both.standby;
  }

  /** The standby begins as a copy of the stopped primary: the embedded PostgreSQL has no `pg_basebackup`. */
  async start(): Promise<void> {
    const first = await this.startPrimary();
    await first.stop();
    const copied = spawnSync('cp', ['-a', this.place.data, this.standbyPlace.data]);
    const marked = spawnSync('touch', [join(this.standbyPlace.data, 'standby.signal')]);
    if (copied.status !== 0 || marked.status !== 0) throw new Error('the data of the primary was not copied');
    const primary = await this.startPrimary();
    this.started = { primary, standby: await this.startStandby(primary) };
  }

  /** Starts the standby again, after it was ended, where it was. */
  async restartStandby(): Promise<void> {
    const { primary, standby } = this.both;
    this.started = { primary, standby: await this.startStandby(primary, standby.port) };
  }

  /** The power of the primary fails, and the standby takes its place. */
  async failOver(): Promise<void> {
    const { primary, standby } = this.both;
    const gone = once(primary.process, 'exit');
    primary.process.kill('SIGQUIT');
    await gone;
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    await client.query('select pg_promote()');
    await client.end();
  }

  async close(): Promise<void> {
    await this.started?.standby.stop();
    await this.started?.primary.stop();
    for (const data of [this.place.data, this.standbyPlace.data, this.folder])
      if (existsSync(data)) rmSync(data, { recursive: true, force: true });
  }

  private get both(): { primary: Server; standby: Server } {
    if (!this.started) throw new Error('the servers are not started');
    return this.started;
  }

  private get standbyPlace() {
    return { ...this.place, data: `${this.place.data}-standby` };
  }

  private startPrimary(): Promise<Server> {
    return startPostgres(this.place, { ...this.options('primary'), settings: this.settings });
  }

  private startStandby(primary: Server, port?: number): Promise<Server> {
    const settings = { primary_conninfo: primary.url, wal_retrieve_retry_interval: '200ms' };
    return startPostgres(this.standbyPlace, {
      ...this.options('standby'),
      settings,
      ...(port ? { port } : {}),
    });
  }

  private options(name: string) {
    return { password: 'standby', logFile: join(this.folder, `${name}.log`), sync: false };
  }
}
