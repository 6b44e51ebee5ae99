/** Something that happened, at its place in the feed. */
export interface FeedEvent {
  position: number;
  id: string;
  /** `order.placed`. */
  type: string;
  /** What it is about: `order`, and its id. */
  resource: string;
  resourceId: string;
  data: Readonly<Record<string, unknown>>;
  occurredAt: Date;
}

/** The first and last place that are kept, as of now. */
export interface FeedBounds {
  /** Everything up to here was deleted; 0 when nothing was. */
  forgotten: number;
  /** Where the feed ends, with the event there; null when none is kept. */
  last: Pick<FeedEvent, 'position' | 'id'> | null;
}

/**
 * What happened in the shop, each thing once and for ever at one place. An event gets its place when no transaction runs any
 * more that could bring an older one.
 */
export abstract class EventFeed {
  /** Events after this place, in order. Gives places first. */
  abstract after(position: number, limit: number): Promise<FeedEvent[]>;
  abstract bounds(): Promise<FeedBounds>;
  /** The id of the event at this place, if it is kept. */
  abstract idAt(position: number): Promise<string | undefined>;
  /** Deletes those that are older, and remembers how far. */
  abstract forget(before: Date): Promise<void>;
}
