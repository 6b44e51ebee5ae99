/** The addresses that want the shop's news; tokens are kept as hashes. */
export abstract class Subscribers {
  /** A fresh token for an address that has not confirmed yet; undefined for one that has, or that was asked enough by whoever is there. */
  abstract request(email: string, ip: string): Promise<string | undefined>;
  /** Confirms, once; answers the address, the token that ends the subscription, and whether it had been here before. */
  abstract confirm(
    token: string,
  ): Promise<{ email: string; unsubscribeToken: string; isBack: boolean } | undefined>;
  /** `before`: the token is of an earlier time, and the address has subscribed again since. */
  abstract leave(token: string): Promise<'left' | 'before' | 'unknown'>;
}
