/**
 * Loaded into an API before it starts: writes down that it hears the shop ask for its products, and every SQL text that
 * matches `SQL_CANARY`, in a line.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const note = (line) => appendFileSync(process.env.SQL_LOG, `${line}\n`);
const canary = new RegExp(process.env.SQL_CANARY);
const query = pg.Client.prototype.query;
let isHeard = false;

pg.Client.prototype.query = function (...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first?.text ?? '');
  if (!isHeard && /from product\b/.test(text)) {
    isHeard = true;
    note('listening');
  }
  if (canary.test(text)) note(text.replaceAll(/\s+/g, ' '));
  return query.apply(this, args);
};
