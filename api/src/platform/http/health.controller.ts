import { Controller, Get, Header, Injectable, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../auth/allow.js';
import { Pool } from '../database/pool.js';
import { Replicas, type ReplicaState } from '../database/replicas.js';

/** A process that has had no connection to the database for this long, a minute and a moment, is to be started anew. */
const LONGEST_WITHOUT_DATABASE_MS = 65_000;

/** Says whether this process should get traffic; turns false as soon as it is told to end. */
@Injectable()
export class Readiness {
  ending = false;

  constructor(
    private readonly pool: Pool,
    private readonly replicas: Replicas,
  ) {}

  async isReady(): Promise<boolean> {
    return !this.ending && this.pool.answers();
  }

  /** How the replicas are, where there are any; without them the process is as ready as before. */
  get databaseReplicas(): { replicas?: ReplicaState[] } {
    const replicas = this.replicas.states();
    return replicas.length > 0 ? { replicas } : {};
  }

  /** False when nobody has had a connection for a minute and a moment. Answers at once; while there is none, another try is begun. */
  isLive(): boolean {
    const emptyForMs = this.pool.emptyForMs();
    if (emptyForMs > 0) void this.isReady();
    return emptyForMs < LONGEST_WITHOUT_DATABASE_MS;
  }
}

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Allow('public')
  @Get('health/live')
  @Header('Cache-Control', 'no-store')
  live(@Res({ passthrough: true }) response: Response) {
    const isLive = this.readiness.isLive();
    if (!isLive) response.status(503);
    return { status: isLive ? 'ok' : 'unavailable' };
  }

  @Allow('public')
  @Get('health/ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
    const ready = await this.readiness.isReady();
    if (!ready) response.status(503);
    return { status: ready ? 'ok' : 'unavailable', ...this.readiness.databaseReplicas };
  }
}
