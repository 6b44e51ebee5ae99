import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ChangeConnection } from '../../application/change-connection.js';
import { SeenConnections } from '../../application/seen-connections.js';
import { TryConnection } from '../../application/try-connection.js';
import { CONNECTION_CALLS } from './connections.examples.js';
import { ConnectionChangeDto, ConnectionDto, TrialDto } from './connection.dto.js';

@ApiTags('admin-connections')
@Allow('connections.read')
@ApiDoc(CONNECTION_CALLS)
@Controller('api/v1/admin/connections')
export class AdminConnectionsController {
  constructor(
    private readonly seen: SeenConnections,
    private readonly change: ChangeConnection,
    private readonly trial: TryConnection,
  ) {}

  /** The services that the shop can work with, and how each is set up; of secrets the last four. */
  @Get()
  adminListConnections(): ConnectionDto[] {
    return this.seen.all().map((one) => ConnectionDto.of(one));
  }

  /** One of them. */
  @Get(':id')
  adminGetConnection(@Param('id') id: string): ConnectionDto {
    return ConnectionDto.of(this.seen.one(id));
  }

  /** Keeps keys, sealed; they hold at once, in every process within a second. What is not named stays. */
  @Allow('connections.write')
  @NeedsRecentLogin()
  @Put(':id')
  @AuditsItself('connection')
  async adminUpdateConnection(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { values }: ConnectionChangeDto,
  ): Promise<ConnectionDto> {
    const changes = Object.fromEntries(values.map(({ name, value }) => [name, value]));
    await this.change.changeConnection(id, changes, caller);
    return this.adminGetConnection(id);
  }

  /** Asks the service for something that changes nothing, with the keys that are kept, and tells how it went. */
  @Allow('connections.write')
  @Post(':id/trial')
  @HttpCode(200)
  @AuditsItself('connection')
  adminTryConnection(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<TrialDto> {
    return this.trial.tryConnection(id, caller);
  }
}
