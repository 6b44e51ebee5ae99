import type { Caller } from '../../kernel/caller.js';

/** What every secret of an API key begins with. */
export const KEY_PREFIX = 'duka_sk_';

/** Port: knows API keys by their secrets. Implemented by the feature of API keys. */
export abstract class KeyCallers {
  /**
   * Who calls with this secret from this address: the key's owner, with the rights that both have. Undefined for a key that is
   * unknown, has ended or whose owner's account is closed.
   *
   * @throws KeyElsewhere
   */
  abstract callerOf(secret: string, address: string): Promise<Caller | undefined>;
}
