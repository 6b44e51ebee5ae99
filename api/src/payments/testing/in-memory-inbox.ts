import { Inbox, type InboxMessage } from '../application/stores.js';

/** The inbox in memory: messages by provider and id, with what came of them. */
export class InMemoryInbox extends Inbox {
  private readonly rows = new Map<string, { eventId: string; outcome: string | null }>();

  /** What came of the messages that have arrived, by their ids. */
  get outcomes(): Map<string, string | null> {
    return new Map([...this.rows.values()].map(({ eventId, outcome }) => [eventId, outcome]));
  }

  override receive({ provider, eventId }: InboxMessage): Promise<boolean> {
    const key = `${provider} ${eventId}`;
    const row = this.rows.get(key) ?? { eventId, outcome: null };
    this.rows.set(key, row);
    return Promise.resolve(row.outcome === null);
  }

  override processed(provider: string, eventId: string, outcome: string): Promise<void> {
    const row = this.rows.get(`${provider} ${eventId}`);
    if (row) row.outcome = outcome;
    return Promise.resolve();
  }
}
