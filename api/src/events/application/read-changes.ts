import type { Beginnings } from '../../kernel/beginnings.js';
import type { Clock } from '../../kernel/clock.js';
import { shopDay } from '../../kernel/shop-days.js';
import { dayOfWork } from '../../kernel/working-days.js';
import { cursorOf, textOf, type Cursor } from '../domain/cursor.js';
import { eventsSince } from './events-since.js';
import type { EventFeed, FeedEvent } from './ports.js';
import { endOf } from './read-events.js';

/** What public pages show no longer holds. */
export interface Changes {
  /** Where to ask on: the place in the feed, and the moment. */
  cursor: string;
  /** All of them: something that stands on every page, or nobody knows what. */
  everything: boolean;
  /** Which products stand in a list, and in which order. */
  lists: boolean;
  /** Of these, whatever shows them. */
  products: string[];
}

/** With more than so many at once it is everything. */
const MOST = 500;
/** Clocks of two processes may be apart by so much, in milliseconds. */
const APART_MS = 2_000;
const NOBODY_SHOWS = new Set([
  ...['order', 'customer', 'return', 'withdrawal', 'credit'],
  ...['purchase_order', 'transfer'],
]);
/** What a group pays is shown to those of it alone, of whom nothing is kept. */
const isShown = ({ resource, data }: FeedEvent): boolean =>
  !NOBODY_SHOWS.has(resource) && data['ofGroup'] !== true;

/**
 * What has changed of what public pages show, for whoever keeps them. Also what begins by itself: a page that was to be
 * published at this moment, another day, and the time of the day after which orders count as the next day's.
 */
export class ReadChanges {
  constructor(
    private readonly feed: EventFeed,
    private readonly beginnings: Beginnings,
    private readonly clock: Clock,
  ) {}

  /** Since the cursor; everything where there is none, or none that is of this shop's history. */
  async readChanges(after = ''): Promise<Changes> {
    const now = this.clock.now();
    const [place = '', moment = ''] = after.split('@');
    const from = placeIn(place);
    const since = new Date(Number(moment));
    const events = from && (await this.eventsSince(from));
    if (!events || !(await this.isOfOneTime(since, now))) return this.everything(now);
    const last = events.at(-1);
    const end = last ? { position: last.position, eventId: last.id } : from;
    const shown = events.filter(isShown);
    return {
      cursor: cursorAt(end, now),
      everything: shown.some(({ resource }) => resource === 'shop'),
      lists: shown.some(({ type }) => type.startsWith('product.') || type === 'price.changed'),
      products: [
        ...new Set(shown.map(({ resource, resourceId, data }) => productOf(resource, resourceId, data))),
      ],
    };
  }

  /** Undefined where some are unknown, or too many. */
  private async eventsSince(cursor: Cursor): Promise<FeedEvent[] | undefined> {
    const events = await eventsSince(this.feed, cursor, MOST);
    return events && events.length < MOST ? events : undefined;
  }

  private async isOfOneTime(since: Date, now: Date): Promise<boolean> {
    if (Number.isNaN(since.getTime()) || timeOf(since) !== timeOf(now)) return false;
    return !(await this.beginnings.between(new Date(since.getTime() - APART_MS), now));
  }

  private async everything(now: Date): Promise<Changes> {
    const cursor = cursorAt(await endOf(this.feed), now);
    return { cursor, everything: true, lists: true, products: [] };
  }
}

const cursorAt = (place: Cursor, now: Date) => `${textOf(place)}@${now.getTime()}`;

/** What pages say of days changes with it. */
const timeOf = (at: Date) => `${at.toISOString().slice(0, 10)} ${shopDay(at)} ${dayOfWork(at)}`;

function placeIn(text: string): Cursor | undefined {
  try {
    return cursorOf(text);
  } catch {
    return undefined;
  }
}

const productOf = (resource: string, id: string, { productId }: FeedEvent['data']): string =>
  resource !== 'product' && typeof productId === 'string' ? productId : id;
