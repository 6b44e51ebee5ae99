export interface Group {
  count: number;
  since: string | null;
}

/** With the numbers of the orders that have waited the longest. */
export interface OrdersGroup extends Group {
  orders: readonly string[];
}

/** What the database and this process know of themselves; times are ISO. */
export interface HealthReadings {
  replicasOut: readonly string[];
  /** By how many seconds the clock of this process is ahead of the database's; negative when it is behind. */
  clockAhead: number;
  /** Jobs other than mails, then mails, by how they fare. */
  jobs: Readonly<Record<'failed' | 'retrying' | 'late', Group>>;
  mails: Readonly<Record<'failed' | 'retrying' | 'late', Group>>;
  sendsMail: boolean;
  /** How many ways to pay are offered for the shop's own currency. */
  waysToPay: number;
  /** Attempts to pay of which the provider has not said for ten minutes what became of them. */
  unknownPayments: Group;
  /** Refunds that staff has to hand over. */
  refundsByHand: OrdersGroup;
  /** Refunds that did not arrive and of which no other was made since. */
  failedRefunds: OrdersGroup;
  /** Labels of which the carrier has not said for ten minutes whether they were bought. */
  unknownLabels: Group;
  /** Providers of payments that this process does not call for the moment. */
  paused: readonly string[];
  /** So it is with the carrier. */
  isCarrierPaused: boolean;
  /** Webhooks that came and could not be worked up for ten minutes. */
  openWebhooks: Group;
  lastWebhook: string | null;
  /** What the archive of the write-ahead log says; null where none is kept. */
  archive: { lastAt: string | null; failedAt: string | null } | null;
}
