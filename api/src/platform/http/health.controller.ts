import { Controller, Get, Header, Injectable, Res, type BeforeApplicationShutdown } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { sql } from 'kysely';
import { Allow } from '../auth/allow.js';
import { Database } from '../database/database.js';
import { registry } from './metrics.js';

/** Says whether this process should get traffic; turns false as soon as it is told to end. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  ending = false;

  constructor(private readonly database: Database) {}

  beforeApplicationShutdown(): void {
    this.ending = true;
  }

  async isReady(): Promise<boolean> {
    if (this.ending) return false;
    return sql`select 1`.execute(this.database.sql()).then(
      () => true,
      () => false,
    );
  }
}

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Allow('public')
  @Get('health/live')
  @Header('Cache-Control', 'no-store')
  live() {
    return { status: 'ok' };
  }

  @Allow('public')
  @Get('health/ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
    const ready = await this.readiness.isReady();
    if (!ready) response.status(503);
    return { status: ready ? 'ok' : 'unavailable' };
  }

  @Allow('public')
  @Get('metrics')
  async metrics(@Res() response: Response): Promise<void> {
    response.type(registry.contentType).send(await registry.metrics());
  }
}
