/** Loaded into an API before it starts: one byte in the file `STATEMENTS` for each statement that a request makes. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** What works in the background, and what frames a transaction. */
const OTHERS = /graphile_worker|job_worker|outbox|last_seen_at|^(begin|commit|rollback|set|listen)\b/i;
const query = pg.Client.prototype.query;

pg.Client.prototype.query = function (...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first?.text ?? '');
  if (text !== '' && !OTHERS.test(text)) appendFileSync(process.env.STATEMENTS, '.');
  return query.apply(this, args);
};
