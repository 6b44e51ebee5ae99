import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiProcess, type ApiPlace } from './api-process.js';
import { runFolder } from './databases.mjs';
import { BEGIN_ANEW, REMEMBER, STATE_OF_TERMS } from './fresh-tables.js';
import { eventually } from './money.js';
import { until } from './processes.js';
import { Shop, type ShopOptions } from './shop.js';

interface Place {
  database: string;
  dataDir: string;
  apis: ApiPlace[];
}

const DEADLOCK = '40P01';
/** So long a process goes by the terms, taxes and zones that it has read (api/src/kernel/kept.ts). */
const KEPT_MS = 1_000;

/**
 * A shop that the spec files of one Jest worker share, one after the other; each finds it as if it had just opened, with
 * the settings that it asks for. There is one of each kind: those who ask for the same options get the same.
 */
export class WorkerShop extends Shop {
  private readonly note: string;

  constructor(
    kind: Omit<ShopOptions, 'settings'> = {},
    private readonly settings?: ShopOptions['settings'],
  ) {
    super(kind);
    const name = createHash('sha256').update(JSON.stringify(kind)).digest('hex').slice(0, 12);
    this.note = join(runFolder(), `worker-${process.env['JEST_WORKER_ID'] ?? '1'}-${name}.json`);
  }

  override async open(): Promise<void> {
    if (!existsSync(this.note)) {
      await this.begin();
      return this.asSet(await this.terms());
    }
    const { database, dataDir, apis } = JSON.parse(readFileSync(this.note, 'utf8')) as Place;
    Object.assign(this, { database, dataDir, apis: apis.map((place) => new ApiProcess(place)) });
    this.connect();
    await this.beginAnew();
  }

  override close(): Promise<void> {
    return this.disconnect();
  }

  private async begin(): Promise<void> {
    await super.open();
    const { database, dataDir, apis } = this;
    for (const api of apis) api.leaveRunning();
    await this.sql(REMEMBER);
    writeFileSync(this.note, JSON.stringify({ database, dataDir, apis: apis.map(({ place }) => place) }));
  }

  /** As before the first request: what the file before has left behind is waited for, then taken away. */
  private async beginAnew(): Promise<void> {
    const { token } = await this.admin();
    for (const [index, { client }] of this.apis.entries())
      await client.as(token).post('/admin/categories', { name: `Forgets what was counted ${index}` });
    await eventually(
      async () => {
        await this.sql('delete from graphile_worker._private_jobs where locked_at is null');
        return this.sql('select 1 from graphile_worker._private_jobs');
      },
      (running) => running.length === 0,
    );
    const before = await this.terms();
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
    await this.asSet(before);
    rmSync(join(this.dataDir, 'outbox'), { recursive: true, force: true });
    for (const { place } of this.apis) truncateSync(place.logFile);
  }

  /** Its settings as this file wants them, once nobody goes by others that were read `before`. */
  private async asSet(before: string | undefined): Promise<void> {
    if (this.settings) await this.set(this.settings);
    if ((await this.terms()) !== before) await pause(KEPT_MS);
  }

  private async terms(): Promise<string | undefined> {
    return (await this.sql<{ state: string }>(STATE_OF_TERMS))[0]?.state;
  }
}
