import { Body, Controller, Header, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ConnectedApps, OauthSecrets, OwnAddress } from '../../application/ports.js';
import { RegisterClient } from '../../application/register-client.js';
import { isWithin } from '../../domain/connected-app.js';
import { OauthRefused } from '../../domain/refusals.js';
import { TokenServer } from '../server/token-server.js';
import { OauthAnswers } from './oauth-answers.filter.js';

const A_MINUTE = 60;
const AN_HOUR = 3_600;
const PRIVATE = ['Cache-Control', 'no-store'] as const;
const LONGEST_TOKEN = 512;

/** What programs call to be let in, by RFC 6749, 7591 and 7009; those documents describe it. */
@ApiExcludeController()
@Allow('public')
@UseFilters(OauthAnswers)
@Controller('api/oauth')
export class OauthController {
  constructor(
    private readonly registering: RegisterClient,
    private readonly server: TokenServer,
    private readonly apps: ConnectedApps,
    private readonly secrets: OauthSecrets,
    private readonly address: OwnAddress,
  ) {}

  @Post('register')
  @RateLimited('oauth-register', { limit: 30, seconds: AN_HOUR })
  @Header(...PRIVATE)
  async registerOauthClient(@Body() body: unknown): Promise<object> {
    const { id, name, redirectUris } = await this.registering.registerClient(objectOf(body));
    return {
      ...{ client_id: id, client_id_issued_at: Math.floor(Date.now() / 1_000), client_name: name },
      ...{ redirect_uris: redirectUris, token_endpoint_auth_method: 'none' },
      ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    };
  }

  @Post('token')
  @RateLimited('oauth', { limit: 120, seconds: A_MINUTE })
  async issueOauthToken(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object> {
    const body = formOf(request.body);
    this.checkResource(body['resource']);
    const headers = plain(request);
    const answer = await this.server.token({ headers, body, address: request.ip ?? '' });
    response.status(answer.status);
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    response.setHeader(...PRIVATE);
    return answer.body;
  }

  /** Whoever has a token may end it; nothing is told of one that is unknown. */
  @Post('revoke')
  @HttpCode(200)
  @RateLimited('oauth', { limit: 120, seconds: A_MINUTE })
  @Header(...PRIVATE)
  async revokeOauthToken(@Req() request: Request): Promise<void> {
    const { token = '' } = formOf(request.body);
    if (token !== '' && token.length <= LONGEST_TOKEN) await this.apps.end(this.secrets.hashOf(token));
  }

  /** By RFC 8707: a token is good for this shop alone. */
  private checkResource(resource: string | undefined): void {
    if (resource !== undefined && !isWithin(this.address.shop(), resource))
      throw new OauthRefused('invalid_target', 'The token would be good for this shop alone.');
  }
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** A parameter that comes twice is none (RFC 6749, 3.2). */
const formOf = (body: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectOf(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const plain = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
