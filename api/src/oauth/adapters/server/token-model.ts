import type {
  AuthorizationCode,
  AuthorizationCodeModel,
  Client,
  ClientCredentialsModel,
  Falsey,
  RefreshToken,
  RefreshTokenModel,
  Token,
  User,
} from '@node-oauth/oauth2-server';
import type { Permission } from '../../../kernel/permission.js';
import type { KeyCallers } from '../../../platform/auth/key-callers.js';
import type { ConnectedApps, NewToken, OauthClients, OauthSecrets } from '../../application/ports.js';
import { GRANTABLE } from '../../application/connect-apps.js';
import type { ConnectedApp } from '../../domain/connected-app.js';

const OF_APPS = ['authorization_code', 'refresh_token'];
const isScope = (text: string): text is Permission => GRANTABLE.some((one) => one === text);

/** What the library asks for while it answers one request. */
export class TokenModel implements AuthorizationCodeModel, RefreshTokenModel, ClientCredentialsModel {
  constructor(
    private readonly clients: OauthClients,
    private readonly apps: ConnectedApps,
    private readonly secrets: OauthSecrets,
    private readonly keys: KeyCallers,
    private readonly address: string,
  ) {}

  /** Who has a secret is an API key, by its id; else a program that has registered. */
  async getClient(id: string, secret: string | null): Promise<Client | Falsey> {
    if (secret) {
      const caller = await this.keys.callerOf(secret, this.address);
      if (caller?.key?.id !== id) return null;
      return { id, grants: ['client_credentials'], keyId: id, scopes: caller.key.scopes };
    }
    const client = await this.clients.find(id);
    return client && { id, grants: OF_APPS, redirectUris: [...client.redirectUris] };
  }

  getUserFromClient(client: Client): Promise<User | Falsey> {
    const keyId: unknown = client['keyId'];
    return Promise.resolve(keyId ? { keyId } : null);
  }

  validateScope(user: User, client: Client, scope?: string[]): Promise<string[] | Falsey> {
    const given = (client['scopes'] ?? user['scopes'] ?? []) as readonly string[];
    const wanted = scope ?? [...given];
    return Promise.resolve(wanted.every((one) => given.includes(one)) && wanted);
  }

  generateAccessToken = (): Promise<string> => Promise.resolve(this.secrets.make('access'));
  generateRefreshToken = (): Promise<string> => Promise.resolve(this.secrets.make('refresh'));

  /** A code that comes twice was stolen from one of those who bring it: what it has opened is shut. */
  async getAuthorizationCode(text: string): Promise<AuthorizationCode | Falsey> {
    const code = await this.apps.codeOf(this.secrets.hashOf(text));
    if (!code) return null;
    if (code.wasUsed) {
      await this.apps.remove(code.app.id);
      return null;
    }
    const { redirectUri, challenge, expiresAt, app } = code;
    return {
      ...{ authorizationCode: text, redirectUri, expiresAt, scope: [...app.scopes] },
      ...{ codeChallenge: challenge, codeChallengeMethod: 'S256' },
      ...{ client: clientOf(app), user: userOf(app) },
    };
  }

  revokeAuthorizationCode = ({ authorizationCode }: AuthorizationCode): Promise<boolean> =>
    this.apps.useCode(this.secrets.hashOf(authorizationCode));

  saveAuthorizationCode(): Promise<Falsey> {
    return Promise.reject(new Error('codes are made where the person agrees'));
  }

  /** As with codes. */
  async getRefreshToken(text: string): Promise<RefreshToken | Falsey> {
    const kept = await this.apps.refreshOf(this.secrets.hashOf(text));
    if (!kept) return null;
    if (kept.wasUsed) {
      await this.apps.remove(kept.app.id);
      return null;
    }
    const { app, scopes, expiresAt } = kept;
    return {
      ...{ refreshToken: text, refreshTokenExpiresAt: expiresAt, scope: [...scopes] },
      ...{ client: clientOf(app), user: userOf(app) },
    };
  }

  revokeToken = ({ refreshToken }: RefreshToken): Promise<boolean> =>
    this.apps.useRefresh(this.secrets.hashOf(refreshToken));

  async saveToken(token: Token, client: Client, user: User): Promise<Token> {
    const scopes = (token.scope ?? []).filter(isScope);
    const of = user['keyId'] ? { keyId: String(user['keyId']) } : { appId: String(user['appId']) };
    const kept = (kind: NewToken['kind'], text?: string, expiresAt?: Date): NewToken[] =>
      text && expiresAt ? [{ kind, scopes, of, expiresAt, hash: this.secrets.hashOf(text) }] : [];
    await this.apps.addTokens([
      ...kept('access', token.accessToken, token.accessTokenExpiresAt),
      ...kept('refresh', token.refreshToken, token.refreshTokenExpiresAt),
    ]);
    return { ...token, scope: scopes, client, user };
  }

  getAccessToken(): Promise<Falsey> {
    return Promise.resolve(null);
  }
}

const clientOf = ({ clientId }: ConnectedApp): Client => ({ id: clientId, grants: OF_APPS });
const userOf = ({ id, scopes }: ConnectedApp): User => ({ appId: id, scopes });
