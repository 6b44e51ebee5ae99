import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../api/scripts/lib/run.mjs';
import { DatabaseShop } from './database-shop.js';
import { until } from './processes.js';
import type { S3Server } from './s3-server.js';

const run = promisify(execFile);

/**
 * A shop on a PostgreSQL of its own whose base backups and log go to a bucket, by the commands of docs/operations.md. They
 * and Node.js are copied to where PostgreSQL's own user may run them, wherever the project lies.
 */
export class BackedUpShop extends DatabaseShop {
  private data: string;

  constructor(private readonly bucket: S3Server) {
    const folder = mkdtempSync(join(tmpdir(), 'duka-backup-'));
    const settings = { archive_mode: 'on', archive_command: `${commandIn(folder)} archive "%p" %f` };
    super({ folder }, settings);
    this.data = super.place().data;
  }

  override async open(): Promise<void> {
    for (const file of ['backup.mjs', 'lib/bucket.mjs', 'lib/base-backup.mjs'])
      cpSync(join(root, 'api/scripts', file), join(this.folder, 'tools', file));
    mkdirSync(join(this.folder, 'node_modules'));
    cpSync(join(root, 'node_modules/aws4fetch'), join(this.folder, 'node_modules/aws4fetch'), {
      recursive: true,
    });
    cpSync(process.execPath, join(this.folder, 'node'));
    const variables = { ...this.bucket.env, BACKUP_BUCKET: this.bucket.bucket };
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(this.folder, 'backup.env'), lines.join(''));
    await super.open();
  }

  override async close(): Promise<void> {
    await super.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** `npm run backup`. */
  async backUp(): Promise<void> {
    await run(process.execPath, [...this.node, join(root, 'api/scripts/backup.mjs'), 'base'], {
      env: { ...process.env, DATABASE_URL: this.databaseUrl },
    });
  }

  /** How many rows each table has whose rows are to outlive a crash, and a checksum of them in their order. */
  async checksums(): Promise<Record<string, string>> {
    const tables = await this.sql<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await this.sql<{ sum: string }>(
        `select concat(count(*), ' ', md5(string_agg(t::text, E'\\n' order by t::text))) as sum from ${name} t`,
      );
      sums[name] = row?.sum ?? '';
    }
    return sums;
  }

  /** Loses the machine once its log is archived, and opens the database from the bucket, up to a restore point. */
  async loseAndRestore(point: string): Promise<void> {
    // the file of now: the shop goes on writing into the next one
    const [now] = await this.sql<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    await this.sql('select pg_switch_wal()');
    const archived = `select last_archived_wal not like '%.backup' and last_archived_wal >= '${now?.file}' as ok
      from pg_stat_archiver`;
    const isArchived = async () => (await this.sql<{ ok: boolean }>(archived))[0]?.ok === true;
    await until('the log is archived', isArchived);
    await Promise.all(this.apis.map((api) => api.kill()));
    await this.stopDatabase('SIGQUIT');
    rmSync(this.data, { recursive: true });
    this.data = `${this.data}-restored`;
    const [node = '', ...words] = commandIn(this.folder).split(' ');
    await run(node, [...words, 'restore', '--into', this.data, '--point', point]);
    const { runAs } = this.place();
    if ('uid' in runAs) spawnSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, this.data]);
    await this.startDatabase();
    const recovering = 'select pg_is_in_recovery() as yes';
    await until('the database is open', async () => {
      const [row] = await this.sql<{ yes: boolean }>(recovering).catch(() => []);
      return row?.yes === false;
    });
  }

  /** Opens the shop on its database again. */
  async openAgain(): Promise<void> {
    this.apis = [await this.startApi()];
  }

  protected override place() {
    return { ...super.place(), data: this.data };
  }

  private get node(): string[] {
    return [`--env-file=${join(this.folder, 'backup.env')}`];
  }
}

const commandIn = (folder: string) =>
  `${folder}/node --env-file=${folder}/backup.env ${folder}/tools/backup.mjs`;
