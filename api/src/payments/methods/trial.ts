import type { Trial } from '../../kernel/connections.js';

/** The keys are good. */
export const taken = (label: string, isLive: boolean): Trial => ({
  worked: true,
  message: `The keys work. Payments by ${label} are ${isLive ? 'of real money' : 'tests, which move no money'}.`,
});

/** They are of another account, of another mode, or mistyped. */
export const notTaken = (label: string): Trial => ({
  worked: false,
  message: `The provider of ${label} does not take these keys. Compare each with what stands there, and whether both are for tests or for real money.`,
});

/** It may be down, or out of reach from here. */
export const silent = (label: string): Trial => ({
  worked: false,
  message: `The provider of ${label} gave no answer that can be read. Try again in a minute; the keys may well be right.`,
});
