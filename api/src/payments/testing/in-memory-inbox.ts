import { Inbox, type InboxMessage } from '../application/stores.js';

/** The inbox in memory: messages by their id, with what came of them. */
export class InMemoryInbox extends Inbox {
  readonly outcomes = new Map<string, string | null>();

  override receive({ eventId }: InboxMessage): Promise<boolean> {
    const done = this.outcomes.get(eventId) ?? null;
    this.outcomes.set(eventId, done);
    return Promise.resolve(done === null);
  }

  override processed(_: string, eventId: string, outcome: string): Promise<void> {
    this.outcomes.set(eventId, outcome);
    return Promise.resolve();
  }
}
