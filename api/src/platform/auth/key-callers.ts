import type { Caller } from '../../kernel/caller.js';

/** What every secret of an API key begins with. */
export const KEY_PREFIX = 'duka_sk_';

/** What every access token begins with. */
export const TOKEN_PREFIX = 'duka_at_';

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

/** Port: knows access tokens of OAuth. Implemented by that feature. */
export abstract class TokenCallers {
  /** As with keys: who answers for the application or the key that the token stands for. @throws KeyElsewhere */
  abstract callerOf(token: string, address: string): Promise<Caller | undefined>;
}
