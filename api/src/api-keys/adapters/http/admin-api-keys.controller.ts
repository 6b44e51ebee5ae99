import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { PERMISSIONS, areaOf } from '../../../kernel/permission.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ManageApiKeys, type KeyTerms, type ToldKey } from '../../application/manage-api-keys.js';
import { NOT_FOR_KEYS } from '../../domain/api-key.js';
import { ApiKeyNotFound } from '../../domain/refusals.js';
import { API_KEY_RULES, ApiKeyReads } from '../persistence/api-key-reads.js';
import { API_KEY_CALLS } from './admin-api-keys.examples.js';
import {
  ApiKeyChangeDto,
  ApiKeyDto,
  KeyScopeDto,
  MadeApiKeyDto,
  NewApiKeyDto,
  RotateApiKeyDto,
} from './api-key.dto.js';

const A_DAY = 24;

@ApiTags('admin-api-keys')
@Allow('keys.read')
@ApiDoc(API_KEY_CALLS)
@Controller('api/v1/admin/api-keys')
export class AdminApiKeysController {
  constructor(
    private readonly keys: ManageApiKeys,
    private readonly reads: ApiKeyReads,
  ) {}

  /** The keys of other systems, without their secrets. */
  @Get()
  @Listed(API_KEY_RULES)
  async adminListApiKeys(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApiKeyDto[]> {
    return answerList(response, query, API_KEY_RULES, (list) => this.reads.list(list));
  }

  /** What a key that the caller makes may do. */
  @Get('scopes')
  adminListKeyScopes(@CurrentCaller() { permissions }: Caller): KeyScopeDto[] {
    const given = permissions.filter((one) => !NOT_FOR_KEYS.includes(one));
    return given.map((id) => ({ id, area: areaOf(id), description: PERMISSIONS[id] }));
  }

  /** One key, without its secrets. */
  @Get(':id')
  async adminGetApiKey(@IdParam('id', ApiKeyNotFound) id: string): Promise<ApiKeyDto> {
    return found(await this.reads.find(id), ApiKeyNotFound);
  }

  /** Makes a key for another system; its secret is told in this answer and never again. */
  @Allow('keys.write')
  @NeedsRecentLogin()
  @Post()
  @Audited('api_key', 'api_key')
  async adminCreateApiKey(
    @CurrentCaller() caller: Caller,
    @Body() { name, scopes, networks, expiresAt }: NewApiKeyDto,
  ): Promise<MadeApiKeyDto> {
    const terms = { name, scopes, networks: networks ?? [], expiresAt: momentOf(expiresAt ?? null) };
    return this.told(await this.keys.create(caller, terms));
  }

  /** Changes what is sent; it holds from the key's next call. */
  @Allow('keys.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminApiKeysController, id) => it.adminGetApiKey(id))
  @Put(':id')
  @Audited('api_key', 'api_key')
  async adminUpdateApiKey(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ApiKeyNotFound) id: string,
    @Body() body: ApiKeyChangeDto,
  ): Promise<ApiKeyDto> {
    await this.keys.change(caller, id, termsOf(body));
    return this.adminGetApiKey(id);
  }

  /** Makes another secret, told in this answer alone; the present one is good for a while yet. Whoever asks answers for the key. */
  @Allow('keys.write')
  @NeedsRecentLogin()
  @Post(':id/rotation')
  @Audited('api_key', 'api_key')
  async adminRotateApiKey(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ApiKeyNotFound) id: string,
    @Body() { overlapHours }: RotateApiKeyDto,
  ): Promise<MadeApiKeyDto> {
    return this.told(await this.keys.rotate(caller, id, overlapHours ?? A_DAY));
  }

  /** Revokes a key: from now on nobody is let in with it. */
  @Allow('keys.write')
  @Precondition((it: AdminApiKeysController, id) => it.adminGetApiKey(id))
  @Delete(':id')
  @Audited('api_key', 'api_key')
  async adminRevokeApiKey(@IdParam('id', ApiKeyNotFound) id: string): Promise<DeletedDto> {
    await this.keys.revoke(id);
    return { id };
  }

  private async told({ id, secret }: ToldKey): Promise<MadeApiKeyDto> {
    return { ...(await this.adminGetApiKey(id)), secret };
  }
}

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment));

const termsOf = ({ name, scopes, networks, expiresAt }: ApiKeyChangeDto): Partial<KeyTerms> => ({
  ...(name === undefined ? {} : { name }),
  ...(scopes === undefined ? {} : { scopes }),
  ...(networks === undefined ? {} : { networks: networks ?? [] }),
  ...(expiresAt === undefined ? {} : { expiresAt: momentOf(expiresAt) }),
});
