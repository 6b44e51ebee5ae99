/**
 * Loaded into an API before it starts: one byte in the file `STATEMENTS` for each time that a request asks the database. Where `PACKETS` is set, a letter
 * for each statement of a packet there, and a line for each packet, what frames a transaction included.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const { STATEMENTS, PACKETS } = process.env;
/** What works in the background, and what frames a transaction. */
const OTHERS = /graphile_worker|job_worker|outbox|last_seen_at|^(begin|commit|rollback|set|listen)\b/i;
const BACKGROUND = /graphile_worker|job_worker|^(set|listen)\b/i;
const query = pg.Client.prototype.query;

pg.Client.prototype.query = function (...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first?.text ?? '');
  if (text !== '' && !OTHERS.test(text)) appendFileSync(STATEMENTS, '.');
  // of a convoy those that travel with the last one
  if (PACKETS && text !== '' && !BACKGROUND.test(text))
    appendFileSync(PACKETS, `${'.'.repeat(1 + (first.ahead?.length ?? 0))}\n`);
  return query.apply(this, args);
};
