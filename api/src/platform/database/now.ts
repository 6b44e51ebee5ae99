import { expressionBuilder, sql, type Expression } from 'kysely';

const eb = expressionBuilder<object, never>();

/** The database's clock, as of the beginning of the transaction. */
export const NOW = eb.fn<string>('now');

/** The database's own day. */
export const TODAY = eb.cast<string>(NOW, 'date');

// an interval is a type of its own, which neither library can write
const later = (moment: Expression<unknown>, seconds: number) =>
  sql<string>`${moment} + make_interval(secs => ${seconds}::float)`;

/** The database's time so many seconds from now; before now with a negative number. */
export const fromNow = (seconds: number) => later(NOW, seconds);

/** A column's moment, so many seconds earlier. */
export const earlier = (column: string, seconds: number) => later(sql.ref(column), -seconds);
