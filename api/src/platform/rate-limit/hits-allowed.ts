/** PostgreSQL's largest integer. */
const MOST_HITS = 2_147_483_647;

/** A limit times the configured factor, as PostgreSQL counts: a whole number, one at least. */
export const hitsAllowed = (limit: number, factor: number) =>
  Math.min(MOST_HITS, Math.max(1, Math.round(limit * factor)));
