import type { EventFeed, FeedEvent } from '../../events/application/ports.js';
import type { FeedProducts } from '../../feeds/application/ports.js';
import type { SeeShop } from '../../feeds/application/see-shop.js';
import type { Door } from '../../kernel/connections.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  ChannelClosed,
  type Channel,
  type ChannelSession,
  type Said,
  type ToldShop,
} from '../plugins/contract.js';
import type { ChannelBook, ChannelItem, DueProduct } from './ports.js';

/** So many events are read at once. */
const A_PAGE = 500;
/** So many products are told by one session. */
const AT_ONCE = 20;
/** What is claimed is nobody else's for so long, from each call on; what could not be told is tried again then. */
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
    const session = await this.open(channel, door);
    if (!session) {
      await this.unitOfWork.run(() => this.book.putBack(name, due));
      return false;
    }
    return (
      (await this.tell({ channel, session, shop: toldShop }, due)) && (hasMore || due.length === AT_ONCE)
    );
  }

  /** What keeps it shut is written down, for whoever looks after it. */
  private async open(channel: Channel, door: Door): Promise<ChannelSession | undefined> {
    const { name } = channel.connection;
    try {
      const session = await channel.open(door);
      await this.unitOfWork.run(() => this.book.opened(name, ''));
      return session;
    } catch (error) {
      if (!(error instanceof ChannelClosed)) throw error;
      await this.unitOfWork.run(() => this.book.opened(name, error.message));
      return undefined;
    }
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
    const items = Map.groupBy(await this.book.items(name, ids), ({ productId }) => productId);
    let wasUnclear = false;
    for (const [at, one] of due.entries()) {
      const lease = new Lease(this.book, this.unitOfWork, name, one);
      const outcome = await this.tellProduct(told, lease, items.get(one.productId) ?? []);
      if (outcome === 'later' || outcome === 'unclear') await lease.putBack();
      // of one product it may be the product, of two in a row it is the channel
      if (outcome === 'unclear' && wasUnclear) {
        await this.unitOfWork.run(() => this.book.putBack(name, due.slice(at + 1)));
        return false;
      }
      wasUnclear = outcome === 'unclear';
      if (outcome === 'told') await lease.done();
    }
    return !wasUnclear;
  }

  /** As it is once it is nobody else's: what changes from then on is told by whoever comes next. */
  private async tellProduct(
    { channel, session, shop }: Told,
    lease: Lease,
    items: readonly ChannelItem[],
  ): Promise<'told' | 'later' | 'unclear' | 'lost'> {
    const { name } = channel.connection;
    if (!(await lease.renew())) return 'lost';
    const [product] = await this.goods.some([lease.productId]);
    const inputs = new Map(
      product?.variants.flatMap((variant) => {
        const input = channel.inputOf(variant, product, shop);
        return input ? [[variant.id, input] as const] : [];
      }),
    );
    const toldAs = channel.nameOf(shop);
    const gone = items.filter(({ variantId }) => !inputs.has(variantId));
    const renamed = items.filter(
      (item) => inputs.has(item.variantId) && item.toldAs !== '' && item.toldAs !== toldAs,
    );
    for (const item of [...gone, ...renamed]) {
      if (!(await lease.renew())) return 'lost';
      const { outcome } = await session.remove(item.variantId, item.toldAs || toldAs);
      if (isOpen(outcome)) return outcome;
      await this.unitOfWork.run(() => this.book.remove(name, item.variantId));
    }
    for (const [variantId, input] of inputs) {
      if (!(await lease.renew())) return 'lost';
      const { outcome, message } = await session.send(input);
      const state: ChannelItem['state'] = isOpen(outcome) ? 'waiting' : outcome;
      const item = { variantId, productId: lease.productId, state, message, toldAs };
      await this.unitOfWork.run(() => this.book.save(name, item));
      if (isOpen(outcome)) return outcome;
    }
    return 'told';
  }
}

/** The right to tell of one product. It is renewed before each call, so that no slow one outlives it. */
class Lease {
  readonly productId: string;

  constructor(
    private readonly book: ChannelBook,
    private readonly unitOfWork: UnitOfWork,
    private readonly channel: string,
    private held: DueProduct,
  ) {
    this.productId = held.productId;
  }

  /** False where somebody else has it by now. */
  async renew(): Promise<boolean> {
    const held = await this.unitOfWork.run(() => this.book.renew(this.channel, this.held, LEASE_SECONDS));
    if (held) this.held = held;
    return held !== undefined;
  }

  done(): Promise<void> {
    return this.unitOfWork.run(() => this.book.done(this.channel, this.held));
  }

  putBack(): Promise<void> {
    return this.unitOfWork.run(() => this.book.putBack(this.channel, [this.held]));
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
