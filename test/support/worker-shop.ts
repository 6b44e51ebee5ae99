import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProcess, type ApiPlace } from './api-process.js';
import { runFolder } from './databases.mjs';
import { eventually } from './money.js';
import { until } from './processes.js';
import { Shop } from './shop.js';

interface Place {
  database: string;
  dataDir: string;
  api: ApiPlace;
}

const DEADLOCK = '40P01';
const TABLES = `schemaname in ('public', 'sandbox') and tablename not in ('mikro_orm_migrations', 'job_worker')`;

/** Copies the few rows that a shop has when it has just opened: the administrator, counters, settings. */
const REMEMBER = `do $$ declare t record; filled boolean; begin
  create schema fresh;
  for t in select schemaname as s, tablename as n from pg_tables where ${TABLES} loop
    execute format('select exists (select from %I.%I)', t.s, t.n) into filled;
    if filled then execute format('create table fresh.%I as table %I.%I', t.s || '.' || t.n, t.s, t.n); end if;
  end loop; end $$`;

const BEGIN_ANEW = `do $$ declare t record; begin
  execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity'
    from pg_tables where ${TABLES});
  for t in select tablename as n from pg_tables where schemaname = 'fresh' loop
    execute format('insert into %s table fresh.%I', t.n, t.n);
  end loop; end $$`;

/** The shop that the spec files of one Jest worker share, one after the other; each finds it as if it had just opened. */
export class WorkerShop extends Shop {
  private readonly note = join(runFolder(), `worker-${process.env['JEST_WORKER_ID'] ?? '1'}.json`);

  override async open(): Promise<void> {
    if (!existsSync(this.note)) return this.begin();
    const { database, dataDir, api } = JSON.parse(readFileSync(this.note, 'utf8')) as Place;
    Object.assign(this, { database, dataDir, apis: [new ApiProcess(api)] });
    this.connect();
    await this.beginAnew();
  }

  override close(): Promise<void> {
    return this.disconnect();
  }

  private async begin(): Promise<void> {
    await super.open();
    const { database, dataDir, api } = this;
    api.leaveRunning();
    await this.sql(REMEMBER);
    writeFileSync(this.note, JSON.stringify({ database, dataDir, api: api.place }));
  }

  /** As before the first request: what the file before has left behind is waited for, then taken away. */
  private async beginAnew(): Promise<void> {
    const category = { name: 'Forgets what was counted' };
    await (await this.admin()).post('/admin/categories', category);
    await eventually(
      async () => {
        await this.sql('delete from graphile_worker._private_jobs where locked_at is null');
        return this.sql('select 1 from graphile_worker._private_jobs');
      },
      (running) => running.length === 0,
    );
    // a regular job may begin just now and lock the tables in another order
    await until('all tables are emptied', () =>
      this.sql(BEGIN_ANEW).then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === DEADLOCK) return false;
          throw error;
        },
      ),
    );
    rmSync(join(this.dataDir, 'outbox'), { recursive: true, force: true });
    truncateSync(this.api.place.logFile);
  }
}
