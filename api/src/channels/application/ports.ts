/** How a variant stands at a channel. */
export interface ChannelItem {
  variantId: string;
  productId: string;
  /** `waiting`: the channel has not said yet, or nobody could ask it. */
  state: 'taken' | 'refused' | 'waiting';
  /** In the words of the channel. */
  message: string;
  /** The name of the shop there, as it was then (`Channel.nameOf`); empty where that is not known. */
  toldAs: string;
}

/** A product that one courier tells a channel: nobody else does until `lease` has passed. */
export interface DueProduct {
  productId: string;
  lease: string;
}

export interface ChannelSums {
  taken: number;
  refused: number;
  waiting: number;
  /** Products of which something is still to be told. */
  due: number;
  /** What the channel refused last, with the variant's article number. */
  refusals: readonly { sku: string; message: string }[];
}

/** How a channel stands. Moments in ISO 8601. */
export interface ChannelState extends ChannelSums {
  /** When it said something of goods last; null before that. */
  toldAt: string | null;
  /** Why it did not open when it was tried last, and since when it was so said; empty where it opened. */
  failure: string;
  failedAt: string | null;
  /** What it refused, or has not taken yet though it was asked, the newest first; at most fifty. */
  failed: readonly FailedOffer[];
}

export interface FailedOffer {
  variantId: string;
  productId: string;
  sku: string;
  /** Of the product. */
  name: string;
  state: Exclude<ChannelItem['state'], 'taken'>;
  message: string;
  toldAt: string;
}

/** What channels are to be told of, and what they said. */
export abstract class ChannelBook {
  /** How far it has read the feed of events for this target, locked; undefined where nothing was told there yet. */
  abstract reading(channel: string, target: string): Promise<number | undefined>;
  abstract haveRead(channel: string, target: string, position: number): Promise<void>;
  /** These products are to be told: now, or once whoever tells them just now is through. */
  abstract due(channel: string, productIds: readonly string[]): Promise<void>;
  /** All that is on sale, and all that is there. */
  abstract allDue(channel: string): Promise<void>;
  /** What was told so many seconds ago is told again. */
  abstract oldDue(channel: string, seconds: number): Promise<void>;
  /** Takes so many that are due; they are nobody else's for so many seconds. */
  abstract claim(channel: string, most: number, seconds: number): Promise<DueProduct[]>;
  /** It stays with whoever has it for so many seconds more; undefined where somebody else has it by now. */
  abstract renew(channel: string, product: DueProduct, seconds: number): Promise<DueProduct | undefined>;
  /** Nothing of it is to be told any more; at once again, where it was changed since it was claimed. */
  abstract done(channel: string, product: DueProduct): Promise<void>;
  /** They are tried again when their lease ends; at once, where they were changed or are changed until then. */
  abstract putBack(channel: string, products: readonly DueProduct[]): Promise<void>;
  abstract items(channel: string, productIds: readonly string[]): Promise<ChannelItem[]>;
  abstract save(channel: string, item: ChannelItem): Promise<void>;
  abstract remove(channel: string, variantId: string): Promise<void>;
  /** It opened, or why it did not. */
  abstract opened(channel: string, failure: string): Promise<void>;
}

/** How channels stand. */
export abstract class ChannelStates {
  abstract sums(channel: string): Promise<ChannelSums>;
  abstract state(channel: string): Promise<ChannelState>;
}
