/**
 * Loaded into an API before it starts: writes down that it hears the shop ask for its products, and every SQL text that
 * carries the word of `SQL_CANARY`.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const note = (line) => appendFileSync(process.env.SQL_LOG, `${line}\n`);
const query = pg.Client.prototype.query;
let isHeard = false;

pg.Client.prototype.query = function (...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first?.text ?? '');
  if (!isHeard && /from product\b/.test(text)) {
    isHeard = true;
    note('listening');
  }
  if (text.includes(process.env.SQL_CANARY)) note(text);
  return query.apply(this, args);
};
