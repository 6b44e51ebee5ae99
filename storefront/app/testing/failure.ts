import type { ShopInfo } from '../platform/shop-info';
import type { Fault, Faults } from './shop';

/** A call that fails, on a page, and what is read then. */
export type Failure = {
  /** The operation, which is also the name of the function in platform/api. */
  call: string;
  at: string;
  /** Read when nothing answers (or what `as` answers). */
  words: readonly string[];
  /** Read beside the server's own words when it refuses; the same as `words` when those are the title, else nothing. */
  refused?: readonly string[];
  /** Read when the login is over, on a page that then neither asks for one nor repeats the server's words. */
  ended?: readonly string[];
  /** The server's own words are of no use here: `words` are read in any case. */
  mute?: true;
  /** Fails like this instead of not answering at all. */
  as?: Fault;
  /** What the other calls answer. */
  others?: Faults;
  visitor?: true;
  /** What the shop has switched on for it. */
  shop?: Partial<ShopInfo>;
  steps?: () => Promise<void>;
};
