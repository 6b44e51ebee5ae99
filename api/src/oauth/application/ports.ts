import type { Permission } from '../../kernel/permission.js';
import type { ConnectedApp, NewCode, OauthClient } from '../domain/connected-app.js';

/** Programs by what they said of themselves. */
export abstract class OauthClients {
  abstract add(client: OauthClient): Promise<void>;
  abstract find(id: string): Promise<OauthClient | undefined>;
  /** Drops clients that nobody let in within a day, applications that can come back no more, and codes and tokens that have ended. */
  abstract forgetEnded(): Promise<void>;
}

/** A code as it was given. */
export interface KeptCode extends NewCode {
  app: ConnectedApp;
  expiresAt: Date;
  wasUsed: boolean;
}

/** A token to be kept. */
export interface NewToken {
  hash: string;
  kind: 'access' | 'refresh';
  scopes: readonly Permission[];
  expiresAt: Date;
  /** What it stands for: an application, or an API key. */
  of: { appId: string } | { keyId: string };
}

/** A refresh token as it was given. */
export interface KeptToken {
  app: ConnectedApp;
  scopes: readonly Permission[];
  expiresAt: Date;
  /** It was used before. */
  wasUsed: boolean;
}

/** Applications that people let in, with their codes and tokens, of which hashes alone are kept. */
export abstract class ConnectedApps {
  abstract add(app: ConnectedApp, code: NewCode, codeSeconds: number): Promise<void>;
  abstract codeOf(hash: string): Promise<KeptCode | undefined>;
  /** False when it was used before. */
  abstract useCode(hash: string): Promise<boolean>;
  abstract addTokens(tokens: readonly NewToken[]): Promise<void>;
  abstract refreshOf(hash: string): Promise<KeptToken | undefined>;
  /** False when it was used before. */
  abstract useRefresh(hash: string): Promise<boolean>;
  /** An access token ends; with a refresh token all of its application does. Unknown ones are nothing to end. */
  abstract end(hash: string): Promise<void>;
  /** With all its codes and tokens. False when there is none. */
  abstract remove(id: string): Promise<boolean>;
}

/** Texts that nobody guesses, and their hashes. */
export abstract class OauthSecrets {
  abstract clientId(): string;
  abstract make(kind: 'code' | 'access' | 'refresh'): string;
  abstract hashOf(text: string): string;
}

/** Where the shop is. */
export abstract class OwnAddress {
  abstract shop(): string;
}
