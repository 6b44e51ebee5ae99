import { ALL_PERMISSIONS, type Permission } from '../../kernel/permission.js';
import { ApiKeys } from '../application/ports.js';
import type { ApiKey, KeySecret } from '../domain/api-key.js';
import { ApiKeyNameTaken } from '../domain/refusals.js';

const HOUR_MS = 3_600_000;

interface Kept extends KeySecret {
  keyId: string;
  endsAt: number;
}

/** Keys in memory, with the hashes that are good. */
export class InMemoryApiKeys extends ApiKeys {
  private readonly keys = new Map<string, ApiKey>();
  private secrets: Kept[] = [];
  /** Of those who may not do everything. */
  private readonly rights = new Map<string, readonly Permission[]>();

  override lock(id: string): Promise<ApiKey | undefined> {
    return Promise.resolve(this.keys.get(id));
  }

  override ownersPermissions(id: string): Promise<readonly Permission[]> {
    return Promise.resolve(this.rights.get(this.keys.get(id)?.ownerId ?? '') ?? ALL_PERMISSIONS);
  }

  override async add(key: ApiKey, secret: KeySecret): Promise<void> {
    await this.save(key);
    this.secrets.push({ ...secret, keyId: key.id, endsAt: Infinity });
  }

  override save(key: ApiKey): Promise<void> {
    const isTaken = [...this.keys.values()].some(({ id, name }) => id !== key.id && name === key.name);
    if (isTaken) return Promise.reject(new ApiKeyNameTaken());
    this.keys.set(key.id, key);
    return Promise.resolve();
  }

  override renew(id: string, secret: KeySecret, hours: number): Promise<void> {
    const end = Date.now() + hours * HOUR_MS;
    this.secrets = this.secrets.map((one) =>
      one.keyId === id ? { ...one, endsAt: Math.min(one.endsAt, end) } : one,
    );
    this.secrets.push({ ...secret, keyId: id, endsAt: Infinity });
    return Promise.resolve();
  }

  override remove(id: string): Promise<void> {
    this.keys.delete(id);
    this.secrets = this.secrets.filter(({ keyId }) => keyId !== id);
    return Promise.resolve();
  }

  /** As an administrator changes what an account may do; nothing is a closed one. */
  allow(accountId: string, permissions: readonly Permission[]): Promise<void> {
    this.rights.set(accountId, permissions);
    return Promise.resolve();
  }

  /** Hashes of the secrets with which this key lets somebody in now. */
  good(id: string): Promise<string[]> {
    const good = this.secrets.filter(({ keyId, endsAt }) => keyId === id && endsAt > Date.now());
    return Promise.resolve(good.map(({ hash }) => hash).sort());
  }
}
