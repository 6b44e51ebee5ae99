export const HEALTH_STATES = ['needs_you', 'waits', 'well'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** One thing that keeps the shop going, in words for the merchant. */
export interface HealthCheck {
  id: 'database' | 'jobs' | 'mails' | 'payments' | 'refunds' | 'webhooks' | 'carrier' | 'backup';
  state: HealthState;
  sentence: string;
  /** ISO time since when it is so, or when it was last seen; null when it does not matter. */
  since: string | null;
  /** What to do; null when nothing is. */
  nextStep: string | null;
  /** The page of the panel that helps. */
  page: string | null;
}

type Words = Omit<HealthCheck, 'id' | 'state'>;
export const check = (
  id: HealthCheck['id'],
  state: HealthState,
  sentence: string,
  more: Partial<Words> = {},
) => ({
  id,
  state,
  sentence,
  since: null,
  nextStep: null,
  page: null,
  ...more,
});

export const some = (count: number, one: string, many: string) =>
  count === 1 ? `One ${one}` : `${count} ${many}`;
