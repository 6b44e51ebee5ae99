import { Injectable } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';
import { Database } from '@duka/api/platform/database/database.js';
import { SandboxSettings } from '../../application/ports.js';
import { CALM, type Switches } from '../../domain/switches.js';
import type { SandboxTables } from './tables.js';

const SWITCHES = 'switches';

/** Settings of the sandbox: its switches, and the keys made at the first start. */
@Injectable()
export class PostgresSettings implements SandboxSettings {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async switches(): Promise<Switches> {
    const stored = await this.read(SWITCHES);
    return { ...CALM, autoApprove: this.config.env.DEMO, ...stored };
  }

  async change(switches: Partial<Switches>): Promise<void> {
    const value = JSON.stringify({ ...(await this.switches()), ...switches });
    await this.database
      .sql<SandboxTables>()
      .insertInto('sandbox.setting')
      .values({ key: SWITCHES, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  /** What is stored under `key`, or `made` when nothing was; the first of several processes wins. */
  async keep<T extends object>(key: string, made: T): Promise<T> {
    await this.database
      .sql<SandboxTables>()
      .insertInto('sandbox.setting')
      .values({ key, value: JSON.stringify(made) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return ((await this.read(key)) ?? made) as T;
  }

  /** Like `keep`, for what is not made in vain. */
  async keepOnce<T extends object>(key: string, make: () => T): Promise<T> {
    return ((await this.read(key)) ?? (await this.keep(key, make()))) as T;
  }

  private async read(key: string): Promise<object | null> {
    const row = await this.database
      .sql<SandboxTables>()
      .selectFrom('sandbox.setting')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }
}
