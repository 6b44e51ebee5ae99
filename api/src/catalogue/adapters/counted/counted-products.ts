import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as others } from 'node:timers/promises';
import { EventFeed, type FeedEvent } from '../../../events/application/ports.js';
import { eventsSince } from '../../../events/application/events-since.js';
import { endOf } from '../../../events/application/read-events.js';
import type { Cursor } from '../../../events/domain/cursor.js';
import { setListsLag } from '../../../kernel/lists-lag.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { log } from '../../../platform/logging/log.js';
import { productsCounted } from '../../../platform/http/metrics.js';
import type { ProductFilter } from '../../application/product-filter.js';
import { PostgresProductFields } from '../persistence/postgres-product-fields.js';
import type { AdminTables } from '../persistence/tables.js';
import { takeChanges } from './changes.js';
import { CountedLists, COUNTS_MS } from './counted-lists.js';
import { ORDERS, ProductOrders } from './product-orders.js';
import { ProductTable } from './product-table.js';
import { readAfter, readThese } from './read-products.js';

/** What is older than this is compared with the feed before it is given out, in milliseconds. */
const FRESH_MS = 200;
/** So many events are read at once. */
const MOST_EVENTS = 2_000;
/** So many products are read at once while others are answered. */
const PART = 500;
const LOOK_EVERY_MS = 30_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

interface Kept {
  lists: CountedLists;
  cursor: Cursor;
  /** When the feed was last asked; what was committed before is counted. */
  at: number;
  /** More has happened than is taken in yet. */
  isBehind: boolean;
}

/**
 * What lists of a large shop are found and counted by, in the memory of this process, in step with the feed of events: asked at most
 * `FRESH_MS` before it is given out. Where the feed does not go on from what is known, all is forgotten and read anew. Meanwhile, and
 * in smaller shops, lists are found by the database.
 */
@Injectable()
export class CountedProducts
  extends PostgresAdapter<AdminTables>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private kept: Kept | undefined;
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;
  private checking: Promise<void> | undefined;
  private hasEnded = false;

  constructor(
    database: Database,
    private readonly feed: EventFeed,
    private readonly fields: PostgresProductFields,
    private readonly config: Config,
  ) {
    super(database);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearInterval(this.timer);
    await this.reading;
    await this.checking?.catch(() => undefined);
  }

  /** Lists as of now that can answer the filter; undefined where the database is to be asked. */
  async for(filter: ProductFilter): Promise<CountedLists | undefined> {
    if (!this.kept?.lists.canAnswer(filter)) return undefined;
    try {
      await this.check();
    } catch {
      // whoever asks the database instead hears of it
      return undefined;
    }
    return this.kept && !this.kept.isBehind && this.kept.lists.canAnswer(filter)
      ? this.kept.lists
      : undefined;
  }

  private async check(): Promise<void> {
    if (!this.kept || performance.now() - this.kept.at < FRESH_MS) return;
    this.checking ??= this.takeIn(this.kept).finally(() => {
      this.checking = undefined;
    });
    await this.checking;
  }

  /** One part of what has happened; the rest is taken in while the database answers. */
  private async takeIn(kept: Kept): Promise<void> {
    const at = performance.now();
    const events = await eventsSince(this.feed, kept.cursor, MOST_EVENTS);
    if (!events || (await this.hasOtherFields(events, kept))) return this.forget();
    await this.apply(events, kept);
    kept.at = at;
    kept.isBehind = events.length === MOST_EVENTS;
    // whoever asks next goes on with it
    if (kept.isBehind) kept.at = 0;
  }

  private async apply(events: readonly FeedEvent[], kept: Kept): Promise<void> {
    const ids = [...new Set(events.flatMap(productOf))];
    for (let from = 0; from < ids.length; from += PART) {
      const some = ids.slice(from, from + PART);
      takeChanges(kept.lists, some, await readThese(this.tables(), some));
    }
    const last = events.at(-1);
    if (last) kept.cursor = { position: last.position, eventId: last.id };
    productsCounted.set(kept.lists.orders.length);
  }

  private async hasOtherFields(events: readonly FeedEvent[], { lists }: Kept): Promise<boolean> {
    if (!events.some(({ type }) => type === 'product_field.changed')) return false;
    return (await this.filterable()).join() !== lists.table.filterable.join();
  }

  private forget(): void {
    this.kept = undefined;
    setListsLag(0);
    productsCounted.set(0);
    this.look();
  }

  /** Reads all where the shop is large enough. */
  private look(): void {
    if (this.kept || this.hasEnded) return;
    this.reading ??= this.read()
      .catch((error: unknown) =>
        log.warn({ error }, 'the products could not be read for lists; they are read again'),
      )
      .finally(() => {
        this.reading = undefined;
      });
  }

  private async read(): Promise<void> {
    const { total } = await this.tables()
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    if (total < this.config.env.LISTS_IN_MEMORY_FROM) return;
    const cursor = await endOf(this.feed);
    const table = new ProductTable(await this.filterable());
    table.reserve(Math.ceil(total * 1.02));
    for (let last = NO_ID; ;) {
      const products = await readAfter(this.tables(), last, PART);
      for (const product of products) table.put(product);
      if (this.hasEnded || table.isTooMuch) return this.leaveIt();
      last = products.at(-1)?.id ?? last;
      if (products.length < PART) break;
    }
    table.inOrder = table.size;
    const orders = new ProductOrders(table);
    for (const order of ORDERS) {
      orders.sort(order);
      await others();
    }
    const kept = { lists: new CountedLists(table, orders), cursor, at: 0, isBehind: true };
    while (kept.isBehind && !this.hasEnded) {
      const events = await eventsSince(this.feed, kept.cursor, MOST_EVENTS);
      if (!events) return;
      await this.apply(events, kept);
      kept.isBehind = events.length === MOST_EVENTS;
    }
    this.kept = kept;
    setListsLag(FRESH_MS + COUNTS_MS);
  }

  private leaveIt(): void {
    if (this.hasEnded) return;
    clearInterval(this.timer);
    log.warn(
      'the products are too different from each other to be counted in memory; lists are counted by the database',
    );
  }

  private async filterable(): Promise<string[]> {
    this.fields.forget();
    return (await this.fields.declared()).filterable.map(({ name }) => name);
  }
}

/** Of a variant and a review it is told which product theirs is. */
function productOf({ resource, resourceId, data }: FeedEvent): string[] {
  if (resource === 'product') return [resourceId];
  const { productId } = data;
  return (resource === 'variant' || resource === 'review') && typeof productId === 'string'
    ? [productId]
    : [];
}
