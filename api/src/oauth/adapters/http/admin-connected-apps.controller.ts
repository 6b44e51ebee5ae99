import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { PERMISSIONS, areaOf } from '../../../kernel/permission.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ConnectApps } from '../../application/connect-apps.js';
import { AppNotFound } from '../../domain/refusals.js';
import { CONNECTED_APP_RULES, ConnectedAppReads } from '../persistence/connected-app-reads.js';
import {
  AppRequestDto,
  AppRequestQuery,
  ConnectAppDto,
  ConnectedAppDto,
  ConnectedDto,
} from './connected-app.dto.js';
import { CONNECTED_APP_CALLS } from './connected-apps.examples.js';

@ApiTags('admin-connected-apps')
@Allow('keys.read')
@ApiDoc(CONNECTED_APP_CALLS)
@Controller('api/v1/admin/connected-apps')
export class AdminConnectedAppsController {
  constructor(
    private readonly connecting: ConnectApps,
    private readonly reads: ConnectedAppReads,
  ) {}

  /** The applications that people let in. */
  @Get()
  @Listed(CONNECTED_APP_RULES)
  async adminListConnectedApps(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConnectedAppDto[]> {
    return answerList(response, query, CONNECTED_APP_RULES, (list) => this.reads.list(list));
  }

  /** What an application asks the caller for. */
  @Allow('keys.write')
  @Get('request')
  async adminReadAppRequest(
    @CurrentCaller() { permissions }: Caller,
    @Query() { asked }: AppRequestQuery,
  ): Promise<AppRequestDto> {
    const request = await this.connecting.readRequest(asked);
    const { client, redirectUri, scopes } = request;
    const own = scopes.filter((one) => permissions.includes(one));
    return {
      ...{ name: client.name, host: new URL(redirectUri).host },
      scopes: own.map((id) => ({ id, area: areaOf(id), description: PERMISSIONS[id] })),
      refusedTo: this.connecting.refusedTo(request),
    };
  }

  /** Lets an application in: the caller answers for it, and is told where to go on. */
  @Allow('keys.write')
  @NeedsRecentLogin()
  @Post()
  @Audited('connected_app', 'connected_app')
  adminConnectApp(
    @CurrentCaller() caller: Caller,
    @Body() { asked, scopes }: ConnectAppDto,
  ): Promise<ConnectedDto> {
    return this.connecting.connect(caller, asked, scopes);
  }

  /** Shows an application out: from now on it is let in no more. */
  @Allow('keys.write')
  @Delete(':id')
  @Audited('connected_app', 'connected_app')
  async adminDisconnectApp(@IdParam('id', AppNotFound) id: string): Promise<DeletedDto> {
    await this.connecting.disconnect(id);
    return { id };
  }
}
