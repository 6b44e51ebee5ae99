/** What visitors met while something was done. */
export interface Met {
  purchases: number;
  /** Answers to purchases that were none: busy, cut off, not reached. */
  refused: number;
  /** The longest time from a buyer's first click to the order, in milliseconds. */
  longestPurchase: number;
  reads: number;
  failedReads: number;
  /** The longest time in which no reader got an answer. */
  longestWithoutRead: number;
  /** What was answered instead, each once. */
  failures: Set<string>;
}

export const noneMet = (): Met => ({
  purchases: 0,
  refused: 0,
  longestPurchase: 0,
  reads: 0,
  failedReads: 0,
  longestWithoutRead: 0,
  failures: new Set(),
});
