import { BadConfiguration } from '../config/config.js';
import { sqlState } from './sql-state.js';

/** protocol_violation: what PgBouncer answers to a setting, or to a transaction, that it does not pass on. */
const PROTOCOL_VIOLATION = '08P01';
/** cannot_connect_now: a server that starts or is being shut down. */
const CANNOT_CONNECT_NOW = '57P03';
/** The same code as for a violation, for a database that PgBouncer does not reach right now: while another server becomes the leader, say. */
const NOT_NOW =
  /server login has been failing|cannot connect|query_wait_timeout|client_login_timeout|server conn crashed|shutting down/i;

/** Whether the pooler, or a server that begins or ends, says that it has no connection to give right now. */
export const isNotNow = (error: unknown): boolean =>
  sqlState(error) === CANNOT_CONNECT_NOW ||
  (sqlState(error) === PROTOCOL_VIOLATION && error instanceof Error && NOT_NOW.test(error.message));

/** The sentence for a database address where nothing lasts longer than a transaction. */
export const noSessions = () =>
  new BadConfiguration([
    'DATABASE_URL is wrong: it leads to a pooler that keeps no sessions. Migrations, prepared statements and jobs need ' +
      'them: connect to PostgreSQL itself, or set pool_mode = session in PgBouncer.',
  ]);

/** What to do about a pooler that refused to open a session or to begin a transaction; undefined for other errors. */
export function refusal(error: unknown): BadConfiguration | undefined {
  if (sqlState(error) !== PROTOCOL_VIOLATION || !(error instanceof Error)) return undefined;
  if (isNotNow(error)) return undefined;
  if (/transaction blocks not allowed/i.test(error.message)) return noSessions();
  return new BadConfiguration([`DATABASE_URL is wrong: a pooler refuses the connection (${error.message}).`]);
}
