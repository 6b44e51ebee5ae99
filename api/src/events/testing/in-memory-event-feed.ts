import { EventFeed, type FeedBounds, type FeedEvent } from '../application/ports.js';

/** A feed in memory; what is added has its place at once. */
export class InMemoryEventFeed extends EventFeed {
  private events: FeedEvent[] = [];
  private forgotten = 0;
  private count = 0;

  add(event: Omit<FeedEvent, 'position'>): FeedEvent {
    this.count += 1;
    const placed = { ...event, position: this.count };
    this.events.push(placed);
    return placed;
  }

  override after(position: number, limit: number): Promise<FeedEvent[]> {
    return Promise.resolve(this.events.filter((one) => one.position > position).slice(0, limit));
  }

  override bounds(): Promise<FeedBounds> {
    return Promise.resolve({ forgotten: this.forgotten, last: this.events.at(-1) ?? null });
  }

  override idAt(position: number): Promise<string | undefined> {
    return Promise.resolve(this.events.find((one) => one.position === position)?.id);
  }

  override forget(before: Date): Promise<void> {
    const last = this.events.findLast(({ occurredAt }) => occurredAt < before);
    this.forgotten = Math.max(this.forgotten, last?.position ?? 0);
    this.events = this.events.filter(({ position }) => position > this.forgotten);
    return Promise.resolve();
  }
}
