import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Kysely } from 'kysely';
import { Config } from '../config/config.js';
import { Pool } from './pool.js';
import { ReadDialect } from './read-dialect.js';
import { Replica, type ReplicaStatus } from './replica.js';
import { WalHistory } from './wal-history.js';
import { Watcher } from './watcher.js';

/** Between two checks; with the time for an answer, reads are back at the primary within a second. */
const EVERY_MS = 300;
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`;

export interface ReplicaState {
  name: string;
  status: ReplicaStatus;
  /** Undefined when it is down, or later than `REPLICA_MAX_LAG_MS`. */
  lagMs?: number;
}

/** The replicas of the database, those that are down or late left out; without one that is well, reads go to the primary. */
@Injectable()
export class Replicas implements OnModuleInit, OnApplicationShutdown {
  private readonly client: unknown;
  private readonly all: readonly Replica[];
  private readonly history: WalHistory;
  private readonly primary: Watcher;
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  constructor(config: Config, primary: Pool) {
    this.primary = new Watcher(config.env.DATABASE_URL);
    this.history = new WalHistory(config.env.REPLICA_MAX_LAG_MS);
    this.all = config.replicaUrls.map((url, index) => new Replica(`replica-${index + 1}`, config, url));
    primary.standby = () => this.next();
    this.client = new Kysely({ dialect: new ReadDialect(primary, () => this.next()) });
  }

  async onModuleInit(): Promise<void> {
    if (this.all.length === 0) return;
    await this.noteWritten();
    await this.check();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    await Promise.all([this.primary, ...this.all].map((one) => one.close()));
  }

  /** For reads that may lag behind; it knows no transactions. */
  reads<Tables>(): Kysely<Tables> {
    return this.client as Kysely<Tables>;
  }

  states(): ReplicaState[] {
    return this.all.map(({ name, status, lagMs }) => ({
      name,
      status,
      ...(lagMs === undefined ? {} : { lagMs: Math.round(lagMs) }),
    }));
  }

  /** One that is well, each in its turn. */
  private next(): Replica | undefined {
    const well = this.all.filter(({ status }) => status === 'ok');
    this.turn += 1;
    return well[this.turn % well.length];
  }

  private async check(): Promise<void> {
    const checks = this.all.map((replica) => replica.check(this.history));
    await Promise.all([this.noteWritten(), ...checks]);
    if (!this.isOver) this.timer = setTimeout(() => void this.check(), EVERY_MS).unref();
  }

  /** A primary that is away writes nothing: replicas are then held against what it last had. */
  private async noteWritten(): Promise<void> {
    const at = performance.now();
    const row = await this.primary.ask<{ written: number }>(WRITTEN).catch(() => undefined);
    if (row) this.history.note(at, row.written);
  }
}
