/** What time it is. Expiries that guard money are compared with the database's clock; this one stamps rows. */
export abstract class Clock {
  abstract now(): Date;
}
