/**
 * Loaded into an API before it starts: one byte in the file `STATEMENTS` for each time that a request asks the database, until it is answered. Where `PACKETS`
 * is set, a letter for each statement of a packet there, and a line for each packet, what frames a transaction included.
 * What works in the background is not counted, and what is read once a second is read every quarter of an hour, so that counts do not go by the clock.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';
import pg from 'pg';

const { STATEMENTS, PACKETS } = process.env;
/** What tells others, and what frames a transaction. */
const OTHERS = /graphile_worker|outbox|last_seen_at|^(begin|commit|rollback|set|listen)\b/i;

const request = new AsyncLocalStorage();
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  const [, response] = args;
  return request.run(response, () => emit.call(this, event, ...args));
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first?.text ?? '');
  if (text !== '' && request.getStore()?.writableEnded === false) count(text, first.ahead?.length ?? 0);
  return query.apply(this, args);
};

/** `ahead` of it travel others of a convoy. */
function count(text, ahead) {
  if (!OTHERS.test(text)) appendFileSync(STATEMENTS, '.');
  if (PACKETS) appendFileSync(PACKETS, `${'.'.repeat(1 + ahead)}\n`);
}

const now = performance.now.bind(performance);
performance.now = () => now() / 1_000;
