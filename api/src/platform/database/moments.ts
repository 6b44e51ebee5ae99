/** A stored moment as answers tell it, ISO 8601 in UTC. */
export const iso = (at: Date | string): string => new Date(at).toISOString();

/** A stored moment that may be none, as a date. */
export const dateOrNull = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

/** The same where it may be none. */
export const isoOrNull = (at: Date | string | null): string | null => dateOrNull(at)?.toISOString() ?? null;
