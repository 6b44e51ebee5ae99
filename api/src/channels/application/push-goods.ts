import type { EventFeed, FeedEvent } from '../../events/application/ports.js';
import type { FeedProducts, FeedProduct } from '../../feeds/application/ports.js';
import type { SeeShop } from '../../feeds/application/see-shop.js';
import type { Door } from '../../kernel/connections.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  ChannelClosed,
  type Channel,
  type ChannelSession,
  type Said,
  type ToldShop,
} from '../rooms/contract.js';
import type { ChannelBook, ChannelItem, DueProduct } from './ports.js';

/** So many events are read at once. */
const A_PAGE = 500;
/** So many products are told by one session. */
const AT_ONCE = 20;
/** What is claimed is nobody else's for so long; what could not be told is tried again then. */
const LEASE_SECONDS = 300;
/** Google forgets goods of which it has heard nothing for 30 days. */
const OLD_SECONDS = 25 * 86_400;

export interface OpenChannel {
  channel: Channel;
  door: Door;
  /** The shop's public address. */
  url: string;
}

/** Tells a channel what has changed of the goods since it was told last: a reader of the feed of events. */
export class PushGoods {
  constructor(
    private readonly book: ChannelBook,
    private readonly feed: EventFeed,
    private readonly goods: FeedProducts,
    private readonly shops: SeeShop,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Some of it. @returns whether there may be more to tell at once */
  async pushGoods({ channel, door, url }: OpenChannel): Promise<boolean> {
    const { name } = channel.connection;
    const { shop, language } = await this.shops.seeShop(url);
    const toldShop = { ...shop, language: language.slice(0, 2) };
    const target = channel.targetOf(door, toldShop);
    const hasMore = await this.unitOfWork.run(() => this.read(name, target));
    const due = await this.unitOfWork.run(() => this.book.claim(name, AT_ONCE, LEASE_SECONDS));
    if (due.length === 0) return hasMore;
    const session = await channel.open(door).catch((error: unknown) => {
      if (error instanceof ChannelClosed) return undefined;
      throw error;
    });
    // they are due again when their claim ends
    if (!session) return false;
    return (
      (await this.tell({ channel, session, shop: toldShop }, due)) && (hasMore || due.length === AT_ONCE)
    );
  }

  private async read(channel: string, target: string): Promise<boolean> {
    const position = await this.book.reading(channel, target);
    const { forgotten, last } = await this.feed.bounds();
    if (position === undefined || position < forgotten) {
      await this.book.haveRead(channel, target, last?.position ?? forgotten);
      await this.book.allDue(channel);
      return false;
    }
    const events = await this.feed.after(position, A_PAGE);
    await this.book.due(channel, [...new Set(events.flatMap(productOf))]);
    const end = events.at(-1);
    if (end) await this.book.haveRead(channel, target, end.position);
    else await this.book.oldDue(channel, OLD_SECONDS);
    return events.length === A_PAGE;
  }

  /** @returns whether the channel takes part: it is left in peace for a while once it does not */
  private async tell(told: Told, due: readonly DueProduct[]): Promise<boolean> {
    const { name } = told.channel.connection;
    const ids = due.map(({ productId }) => productId);
    const products = new Map((await this.goods.some(ids)).map((product) => [product.id, product]));
    const items = Map.groupBy(await this.book.items(name, ids), ({ productId }) => productId);
    let wasUnclear = false;
    for (const one of due) {
      const { productId } = one;
      const outcome = await this.tellProduct(told, products.get(productId), items.get(productId) ?? []);
      // of one product it may be the product, of two in a row it is the channel
      if (outcome === 'unclear' && wasUnclear) return false;
      wasUnclear = outcome === 'unclear';
      if (outcome === 'told') await this.unitOfWork.run(() => this.book.done(name, one));
    }
    return !wasUnclear;
  }

  private async tellProduct(
    { channel, session, shop }: Told,
    product: FeedProduct | undefined,
    items: readonly ChannelItem[],
  ): Promise<'told' | 'later' | 'unclear'> {
    const { name } = channel.connection;
    const inputs = new Map(
      product?.variants.flatMap((variant) => {
        const input = channel.inputOf(variant, product, shop);
        return input ? [[variant.id, input] as const] : [];
      }),
    );
    for (const { variantId } of items.filter((item) => !inputs.has(item.variantId))) {
      const { outcome } = await session.remove(variantId, shop);
      if (isOpen(outcome)) return outcome;
      await this.unitOfWork.run(() => this.book.remove(name, variantId));
    }
    for (const [variantId, input] of inputs) {
      const said = await session.send(input);
      const { outcome, message } = said;
      const state: ChannelItem['state'] = isOpen(outcome) ? 'waiting' : outcome;
      const item = { variantId, productId: product?.id ?? '', state, message };
      await this.unitOfWork.run(() => this.book.save(name, item));
      if (isOpen(outcome)) return outcome;
    }
    return 'told';
  }
}

interface Told {
  channel: Channel;
  session: ChannelSession;
  shop: ToldShop;
}

type Open = Extract<Said['outcome'], 'later' | 'unclear'>;
const isOpen = (outcome: Said['outcome']): outcome is Open => outcome === 'later' || outcome === 'unclear';

/** Of which product an event tells. */
function productOf({ resource, resourceId, data }: FeedEvent): string[] {
  if (resource === 'product') return [resourceId];
  const of = resource === 'variant' ? data['productId'] : undefined;
  return typeof of === 'string' ? [of] : [];
}
