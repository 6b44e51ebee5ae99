/** How a variant stands at a channel. */
export interface ChannelItem {
  variantId: string;
  productId: string;
  /** `waiting`: the channel has not said yet, or nobody could ask it. */
  state: 'taken' | 'refused' | 'waiting';
  /** In the words of the channel. */
  message: string;
}

/** A product that is told to a channel; it is somebody else's again after `lease`. */
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

/** What channels are to be told of, and what they said. */
export abstract class ChannelBook {
  /** How far it has read the feed of events for this target, locked; undefined where nothing was told there yet. */
  abstract reading(channel: string, target: string): Promise<number | undefined>;
  abstract haveRead(channel: string, target: string, position: number): Promise<void>;
  /** These products are to be told, now. */
  abstract due(channel: string, productIds: readonly string[]): Promise<void>;
  /** All that is on sale, and all that is there. */
  abstract allDue(channel: string): Promise<void>;
  /** What was told so many seconds ago is told again. */
  abstract oldDue(channel: string, seconds: number): Promise<void>;
  /** Takes so many that are due; they are nobody else's for so many seconds. */
  abstract claim(channel: string, most: number, seconds: number): Promise<DueProduct[]>;
  /** Nothing of it is to be told any more, unless it was changed since it was claimed. */
  abstract done(channel: string, product: DueProduct): Promise<void>;
  abstract items(channel: string, productIds: readonly string[]): Promise<ChannelItem[]>;
  abstract save(channel: string, item: ChannelItem): Promise<void>;
  abstract remove(channel: string, variantId: string): Promise<void>;
  abstract sums(channel: string): Promise<ChannelSums>;
}
