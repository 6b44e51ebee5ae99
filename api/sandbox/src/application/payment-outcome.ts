import type { CardBehaviour } from '../domain/cards.js';
import type { WireSession } from '../domain/wire/session.js';

/** How the shopper's try ended. */
export type PaymentOutcome =
  | { outcome: 'missing' }
  | { outcome: 'closed'; session: WireSession }
  | { outcome: 'declined'; message: string }
  | { outcome: 'second_step' }
  | { outcome: 'done'; session: WireSession; eventIds: string[] };

/** When the money arrives: at once, or later by a delayed method that then succeeds or fails. */
export type Arrival = 'now' | 'later' | 'never';

export type Decline = Extract<CardBehaviour, { kind: 'declines' }>;
