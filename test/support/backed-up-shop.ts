import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { until } from './processes.js';
import { Shop } from './shop.js';

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** A shop on a PostgreSQL of its own that archives its write-ahead log, as docs/operations.md asks for. */
export class BackedUpShop extends Shop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'duka-backup-'));
  private readonly archive = join(this.folder, 'archive');
  private place: ReturnType<typeof postgresPlace> | undefined;
  private server: Server | undefined;

  override async open(): Promise<void> {
    chmodSync(this.folder, 0o755);
    mkdirSync(this.archive);
    chmodSync(this.archive, 0o777);
    this.dataDir = this.folder;
    this.place = postgresPlace(this.folder);
    await this.begin({ archive_mode: 'on', archive_command: `cp %p ${this.archive}/%f` });
  }

  override async close(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.stop()));
    await this.disconnect();
    await this.server?.stop();
    for (const data of [this.data, this.copy, this.folder]) rmSync(data, { recursive: true, force: true });
  }

  override get databaseUrl(): string {
    return this.running.url;
  }

  /** Copies the files of the running database, as `pg_basebackup` does; the embedded PostgreSQL comes without it. */
  async backUp(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(`select pg_backup_start('nightly', fast => true)`);
    // files that vanish meanwhile are no harm: the log knows
    spawnSync('cp', ['-a', this.data, this.copy]);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    await client.end();
    for (const left of ['postmaster.pid', 'postmaster.opts'])
      rmSync(join(this.copy, left), { recursive: true, force: true });
    this.put('backup_label', rows[0]?.labelfile ?? '');
  }

  /** Loses the machine once its log is archived, and opens the shop from the copy and the log, up to a restore point. */
  async loseAndRestore(point: string): Promise<void> {
    // the file of now: the shop goes on writing into the next one
    const [now] = await this.sql<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    await this.sql('select pg_switch_wal()');
    const archived = `select last_archived_wal not like '%.backup' and last_archived_wal >= '${now?.file}' as ok
      from pg_stat_archiver`;
    await until(
      'the log is archived',
      async () => (await this.sql<{ ok: boolean }>(archived))[0]?.ok === true,
    );
    await Promise.all(this.apis.map((api) => api.kill()));
    await this.disconnect();
    const gone = once(this.running.process, 'exit');
    this.running.process.kill('SIGQUIT');
    await gone;
    rmSync(this.data, { recursive: true });
    this.put('recovery.signal', '');
    this.place = { ...this.found, data: this.copy };
    await this.begin({
      restore_command: `cp ${this.archive}/%f %p`,
      recovery_target_name: point,
      recovery_target_action: 'promote',
    });
  }

  private async begin(settings: Record<string, string>): Promise<void> {
    const logFile = join(this.folder, 'postgres.log');
    this.server = await startPostgres(this.found, { password: 'backup', logFile, sync: false, settings });
    this.connect();
    const recovering = 'select pg_is_in_recovery() as yes';
    await until(
      'the database is open',
      async () => (await this.sql<{ yes: boolean }>(recovering))[0]?.yes === false,
    );
    this.apis = [await this.startApi()];
  }

  /** Puts a file into the copy that PostgreSQL may write, as whom it runs. */
  private put(name: string, text: string): void {
    const file = join(this.copy, name);
    writeFileSync(file, text);
    const { runAs } = this.found;
    if ('uid' in runAs) chownSync(file, runAs.uid, runAs.gid);
  }

  private get data(): string {
    return join(this.found.data, '..', 'postgres');
  }

  private get copy(): string {
    return `${this.data}-copy`;
  }

  private get found() {
    if (!this.place) throw new Error('the shop is not open');
    return this.place;
  }

  private get running(): Server {
    if (!this.server) throw new Error('the shop is not open');
    return this.server;
  }
}
