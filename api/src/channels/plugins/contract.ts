import type { Connection, Door } from '../../kernel/connections.js';
import type { FeedProduct, FeedShop, FeedVariant } from '../../feeds/application/ports.js';

/**
 * What became of one call. `later`: it lies with these goods, and not for ever; others are told meanwhile. `unclear`: nobody knows, or it
 * lies with the keys and not with the goods. Both are tried again.
 */
export interface Said {
  outcome: 'taken' | 'refused' | 'later' | 'unclear';
  /** In the words of the channel; empty where it says nothing. */
  message: string;
}

/** The keys do not open the channel, or it does not answer. The message is for people. */
export class ChannelClosed extends Error {
  override readonly name = 'ChannelClosed';
}

/** A piece of goods as a channel takes it. */
export type ChannelInput = Readonly<Record<string, unknown>>;

/** The shop as its goods are told to a channel, and the language in which they are. */
export interface ToldShop extends FeedShop {
  /** Two letters of ISO 639-1. */
  language: string;
}

/** A channel that is open, for some calls. */
export interface ChannelSession {
  send(input: ChannelInput): Promise<Said>;
  /** What was told under this name of the shop; what is not there any more is taken, too. */
  remove(variantId: string, toldAs: string): Promise<Said>;
  /** Asks for something that changes nothing, and tells what it has found, as a sentence. @throws ChannelClosed */
  look(): Promise<string>;
}

/** A place elsewhere where the shop's goods are shown, told of each change. Nothing else is known of it outside its folder. */
export interface Channel {
  /** How it is set up; its name is that of the channel and never changes. */
  connection: Omit<Connection, 'group' | 'tryOut'>;
  /** Where goods go by these keys, and as what: elsewhere, or as something else, all of them are told anew. */
  targetOf(door: Door, shop: ToldShop): string;
  /** Under which name of the shop its offers stand there: those of a former one are taken out. */
  nameOf(shop: Pick<ToldShop, 'country' | 'language'>): string;
  /** How a variant is told there; undefined where it takes no such goods. */
  inputOf(variant: FeedVariant, product: FeedProduct, shop: ToldShop): ChannelInput | undefined;
  /** @throws ChannelClosed */
  open(door: Door): Promise<ChannelSession>;
}
