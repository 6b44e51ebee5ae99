import { expressionBuilder, sql } from 'kysely';

/** The database's clock, as of the beginning of the transaction. */
export const NOW = expressionBuilder<object, never>().fn<string>('now');

// an interval is a type of its own, which neither library can write
/** The database's time so many seconds from now; before now with a negative number. */
export const fromNow = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds}::float)`;
