import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { KeyCallers } from '../../../platform/auth/key-callers.js';
import { ConnectedApps, OauthClients, OauthSecrets } from '../../application/ports.js';
import { LASTS } from '../../domain/connected-app.js';
import { TokenModel } from './token-model.js';

export interface TokenAsked {
  headers: Record<string, string>;
  body: Readonly<Record<string, string>>;
  /** Where it comes from. */
  address: string;
}

export interface TokenAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: object;
}

const INTERNAL = 'server_error';

/** Tokens by OAuth 2.1, from a kept library: codes with PKCE, refresh tokens that are good once, and client credentials. */
@Injectable()
export class TokenServer {
  constructor(
    private readonly clients: OauthClients,
    private readonly apps: ConnectedApps,
    private readonly secrets: OauthSecrets,
    private readonly keys: KeyCallers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All of it or nothing; what a refusal has ended stays ended. */
  async token({ headers, body, address }: TokenAsked): Promise<TokenAnswer> {
    const { default: OAuth2Server } = await import('@node-oauth/oauth2-server');
    const { OAuthError, Request, Response } = OAuth2Server;
    const server = new OAuth2Server({
      model: new TokenModel(this.clients, this.apps, this.secrets, this.keys, address),
      ...{ accessTokenLifetime: LASTS.access, refreshTokenLifetime: LASTS.refresh },
      requireClientAuthentication: { authorization_code: false, refresh_token: false },
    });
    const request = new Request({
      headers: withPlainBasic(headers),
      body: { ...body },
      method: 'POST',
      query: {},
    });
    const response = new Response({ headers: {} });
    return this.unitOfWork.run(async () => {
      try {
        await server.token(request, response);
      } catch (error) {
        if (!(error instanceof OAuthError) || error.name === INTERNAL) throw causeOf(error);
      }
      const { status = 200, headers: told = {} } = response;
      return { status, headers: told, body: (response.body ?? {}) as object };
    });
  }
}

const BASIC = /^basic +([A-Za-z0-9+/=]+)$/i;

/** Name and secret are form-encoded within Basic (RFC 6749, 2.3.1), and the library reads them as they stand. */
function withPlainBasic({ authorization = '', ...others }: Record<string, string>): Record<string, string> {
  const [, sent] = BASIC.exec(authorization) ?? [];
  if (sent === undefined) return others;
  const [id = '', ...secret] = Buffer.from(sent, 'base64').toString('utf8').split(':');
  const plain = [id, secret.join(':')].map(decoded).join(':');
  return { ...others, authorization: `Basic ${Buffer.from(plain).toString('base64')}` };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The library wraps what it did not expect. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error;
