/** What may go wrong between the providers and the shop, for demonstrations and tests. */
export const WEBHOOK_FAULTS = [
  'none',
  'drop',
  'duplicate',
  'delay',
  'reorder',
  'wrong-signature',
  'old-timestamp',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/**
 * What may go wrong when the shop calls: `lost` does the work and drops the line, `wrong-amount` opens it for a cent
 * less; `web-page`, `half` and `empty` do the work and answer nonsense with status 200.
 */
export const ANSWER_FAULTS = [
  'none',
  'slow',
  'lost',
  'error',
  'wrong-amount',
  'web-page',
  'half',
  'empty',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

export interface Switches {
  webhooks: WebhookFault;
  answers: AnswerFault;
  /** Send the shopper back to the shop before the webhook, instead of after. */
  redirectFirst: boolean;
  /** Prompts approve themselves after three seconds, so that a demonstration needs no second page. */
  autoApprove: boolean;
  /** Every card is declined. */
  declined: boolean;
  /** The next card is charged and the shop's process killed before it hears of it; then the switch is off again. */
  crash: boolean;
}

/** Those of the card provider. */
export type CardSwitches = Omit<Switches, 'autoApprove'>;

export const CALM_CARDS: CardSwitches = {
  webhooks: 'none',
  answers: 'none',
  redirectFirst: false,
  declined: false,
  crash: false,
};
export const CALM: Switches = { ...CALM_CARDS, autoApprove: false };

/** How long a delayed message waits. */
export const DELAY_MS = 10_000;
/** Pauses before each repeat of a message that was not taken; after the last the sender gives up. */
export const RETRY_MS: readonly number[] = [1_000, 5_000, 30_000, 300_000];
/** How old a message with an old timestamp claims to be, in seconds. */
export const OLD_SECONDS = 3_600;
