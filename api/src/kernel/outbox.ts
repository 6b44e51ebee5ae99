/** Something that happened, for those who must act on it later: mails, audit, integrations. */
export interface DomainEvent {
  /** `feature.happened`, e.g. `order.placed`. */
  topic: string;
  /** Plain data: ids and snapshots. No secret except in `mail.*` topics, which are encrypted while they wait. */
  payload: Readonly<Record<string, unknown>>;
  /** A second event with the same key is dropped, so that a retried step tells once. */
  dedupeKey?: string;
}

/** Publishes in the running transaction; listeners run later, at least once. */
export abstract class Outbox {
  abstract publish(event: DomainEvent): Promise<void>;
}
