import type { Permission } from '../../kernel/permission.js';
import type { ApiKey, KeySecret } from '../domain/api-key.js';

/** A secret that was just made: `text` is told to one person once. */
export interface MadeSecret extends KeySecret {
  text: string;
}

export abstract class KeySecrets {
  abstract make(): MadeSecret;
}

export abstract class ApiKeys {
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<ApiKey | undefined>;
  /** What the account that answers for it may do now; nothing while it is closed. */
  abstract ownersPermissions(id: string): Promise<readonly Permission[]>;
  /** @throws ApiKeyNameTaken */
  abstract add(key: ApiKey, secret: KeySecret): Promise<void>;
  /** Saves all but the secrets. @throws ApiKeyNameTaken */
  abstract save(key: ApiKey): Promise<void>;
  /** `secret` is good from now on; those before it for so many hours yet, if they last so long. */
  abstract renew(id: string, secret: KeySecret, hours: number): Promise<void>;
  /** With its secrets, which are good no more. */
  abstract remove(id: string): Promise<void>;
}
