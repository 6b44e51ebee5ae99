/** A stored moment that may be none, as a date. */
export const dateOrNull = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

/** The same as answers tell it, ISO 8601 in UTC. */
export const isoOrNull = (at: Date | string | null): string | null => dateOrNull(at)?.toISOString() ?? null;
