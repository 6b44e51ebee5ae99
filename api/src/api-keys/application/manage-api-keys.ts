import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { checkScopes, reachesFurther, type ApiKey } from '../domain/api-key.js';
import { ApiKeyNotFound } from '../domain/refusals.js';
import type { ApiKeys, KeySecrets } from './ports.js';

export type KeyTerms = Pick<ApiKey, 'name' | 'scopes' | 'networks' | 'expiresAt'>;

/** A key with the text of its secret, which is told here and nowhere else. */
export interface ToldKey {
  id: string;
  secret: string;
}

/** Keys for other systems. What is said of one holds from its next call. */
export class ManageApiKeys {
  constructor(
    private readonly keys: ApiKeys,
    private readonly secrets: KeySecrets,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws KeyBeyondOwn, ScopeNotForKeys, ApiKeyNameTaken */
  async create(caller: Caller, terms: KeyTerms): Promise<ToldKey> {
    checkScopes(caller, terms.scopes);
    const id = this.ids.next();
    const { text, ...secret } = this.secrets.make();
    await this.unitOfWork.run(() => this.keys.add({ id, ownerId: caller.accountId, ...terms }, secret));
    return { id, secret: text };
  }

  /** What is not named stays. A key beyond what the caller may do is only narrowed. @throws ApiKeyNotFound, KeyBeyondOwn, ScopeNotForKeys, ApiKeyNameTaken */
  async change(caller: Caller, id: string, terms: Partial<KeyTerms>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const key = await this.known(id);
      const changed = { ...key, ...terms };
      if (terms.scopes || reachesFurther(key, changed)) checkScopes(caller, changed.scopes);
      await this.keys.save(changed);
    });
  }

  /**
   * Makes another secret; the present ones are good for `hours` more. Whoever does it answers for the key from then on. Secrets that
   * had lost something, since the account that answered for them is closed or may do less, do not get it back: they end at once.
   *
   * @throws ApiKeyNotFound, KeyBeyondOwn
   */
  async rotate(caller: Caller, id: string, hours: number): Promise<ToldKey> {
    const { text, ...secret } = this.secrets.make();
    await this.unitOfWork.run(async () => {
      const key = await this.known(id);
      checkScopes(caller, key.scopes);
      const had = await this.keys.ownersPermissions(id);
      const overlap = key.scopes.every((scope) => had.includes(scope)) ? hours : 0;
      await this.keys.save({ ...key, ownerId: caller.accountId });
      await this.keys.renew(id, secret, overlap);
    });
    return { id, secret: text };
  }

  /** It is good no more, at once. @throws ApiKeyNotFound */
  async revoke(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.known(id);
      await this.keys.remove(id);
    });
  }

  private async known(id: string): Promise<ApiKey> {
    const key = await this.keys.lock(id);
    if (!key) throw new ApiKeyNotFound();
    return key;
  }
}
