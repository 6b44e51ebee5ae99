import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { ReadChanges, type Changes } from '../../application/read-changes.js';
import { lagMs } from './lag.js';

/** For servers that keep pages; the storefront passes no visitor on to it. */
@ApiExcludeController()
@Controller('changes')
export class ChangesController {
  constructor(
    private readonly changes: ReadChanges,
    private readonly config: Config,
  ) {}

  @Allow('public')
  @Get()
  @Header('Cache-Control', 'no-store')
  async listChanges(@Query('after') after?: unknown): Promise<Changes & { lagMs: number }> {
    const changes = await this.changes.readChanges(typeof after === 'string' ? after : '');
    return { ...changes, lagMs: lagMs(this.config) };
  }
}
