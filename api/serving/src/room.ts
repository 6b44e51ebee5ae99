import type { Room } from './bulkhead.js';

/**
 * What each process has room for when more come than it can serve, and all there is to set about it: docs/operations.md ("When too many
 * come") says what it means. Whoever buys is in none of these lines.
 */

/** Pages that one storefront makes at once: with more of them each look of the process at who has come takes longer than they wait. */
export const PAGES: Room = { places: 16, waiting: 64, longestMs: 1_000, lateMs: 50 };

/**
 * Calls of those who only look, by how many connections to the database they may have. The API may be later than a storefront in
 * front of it: whom that lets in is to be served.
 */
export const LOOKS = (connections: number): Room => ({
  places: 2 * connections,
  waiting: 32 * connections,
  longestMs: 1_000,
  lateMs: 150,
});

/** Connections of a pool that are kept for those who buy: a fifth, where there is more than one. */
export const keptForBuying = (connections: number) => (connections > 1 ? Math.ceil(connections / 5) : 0);

/** Statements of everybody else, by the other connections. */
export const STATEMENTS = (connections: number): Room => ({
  places: connections,
  waiting: 32 * connections,
  longestMs: 2_000,
});

/** Passwords that are hashed: two at once, one where that would leave no processor to those who look and buy. */
export const HASHES = (processors: number): Room => ({
  places: Math.max(1, Math.min(2, processors - 1)),
  waiting: 32,
});

/** Log-ins: one of them hashes while another asks the database. A storm of them takes half of the time that it could. */
export const LOG_INS = (processors: number): Room => ({
  ...HASHES(processors),
  places: 2 * HASHES(processors).places,
  rests: true,
});
