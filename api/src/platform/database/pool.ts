import { AsyncLocalStorage } from 'node:async_hooks';
import { Bulkhead } from '@duka/serving/bulkhead.js';
import { STATEMENTS, keptForBuying } from '@duka/serving/room.js';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { currentRequest, log } from '../logging/log.js';
import { isCut, noteUnsent } from './cut-connection.js';
import { NamedStatement } from './named-statement.js';
import { OpenStatements } from './open-statements.js';
import type { Reader } from './reader.js';
import { isNotNow } from './refused-session.js';
import { mayWait, PAUSE_MS } from './start-with-retries.js';
import { typeParsers } from './type-parsers.js';
import { Watcher } from './watcher.js';

/** How long a statement may take, and wait for a lock, in milliseconds; 0 is for as long as it likes. */
export interface Limits {
  statementMs: number;
  lockMs: number;
  /** How long the server goes on with a statement whose asker has died; 0 is to its end. */
  orphanMs: number;
}
const OF_REQUESTS: Limits = { statementMs: 15_000, lockMs: 2_000, orphanMs: 0 };
/**
 * Of a large table an index takes its time; whoever comes meanwhile stands behind a lock that is waited for. That of a
 * killed process may not go on: its locks would keep everybody out, the next try too.
 */
export const OF_MIGRATIONS: Limits = { statementMs: 0, lockMs: 100, orphanMs: 1_000 };

/**
 * The limits, and what a page costs that does not follow the last one: PostgreSQL reckons with turning disks. Not asked for
 * with the connection: a pooler in between, as PgBouncer, refuses one that asks.
 */
const settings = ({ statementMs, lockMs, orphanMs }: Limits) =>
  `${orphanMs ? endOrphans(orphanMs) : ''} set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
  set idle_in_transaction_session_timeout = 10000; set random_page_cost = 1.1`;

/** A server on Windows cannot, and refuses the setting. */
const endOrphans = (everyMs: number) =>
  `do $$ begin set client_connection_check_interval = ${everyMs};
    exception when invalid_parameter_value then null; end $$;`;

const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * A connection outlives the request for which it was opened: it neither keeps what belongs to that one, nor has whoever
 * listens to it go on as if it were that one.
 */
class Connection extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    return outsideOfRequests(() => (callback ? super.connect(callback) : super.connect()));
  }

  /** As pg has it, in each of its forms. */
  override query(...sent: unknown[]): never {
    const [statement] = sent;
    if (!isNamed(statement)) return super.query(...(sent as [string])) as never;
    const answer = new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
      super.query(new NamedStatement(statement, done));
    });
    return answer as never;
  }
}

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);

/** Between two looks at a server that says "not now". */
const SOON_MS = 100;
const GREETING_MS = 3_000;
/** What pg-pool says where all connections are at work: their server is well. */
const IS_FULL = /timeout exceeded when trying to connect/;
/** So long after nobody got a connection, whoever only looks goes to a standby without waiting for one of its own. */
const REFUSED_MS = 2_000;
/** So long whoever only looks waits for a connection where a standby would answer: a page asks several times, one after the other. */
const LOOK_MS = 1_000;
/** The server ends a statement first, and says so. */
const LATER_MS = 1_000;

interface PoolOptions {
  now?: () => number;
  /** For how long a connection is waited for. */
  connectMs?: number;
  limits?: Limits;
}

/** Pg-pool waits for what `onConnect` promises, which its types leave out. */
type AwaitedPoolConfig = Omit<pg.PoolConfig, 'onConnect'> & {
  onConnect: (client: pg.ClientBase) => Promise<void>;
};

/** Connections to one PostgreSQL, and since when none could be had. */
export class Pool {
  readonly clients: pg.Pool;
  /** What waits for an answer of this server. */
  readonly statements: OpenStatements;
  /** Who answers reads while no connection can be had. */
  standby: () => Reader | undefined = () => undefined;
  private readonly now: () => number;
  private readonly connectMs: number;
  private emptySince: number | undefined;
  /** Why nobody got a connection the last time, and when. */
  private refused: { error: Error; at: number } | undefined;
  /** The connections that are not kept for those who buy. */
  private readonly share: Bulkhead;
  private readonly leaving = new WeakMap<pg.PoolClient, () => void>();

  constructor(
    config: Config,
    connectionString = config.env.DATABASE_URL,
    { now = () => performance.now(), connectMs = 2_000, limits = OF_REQUESTS }: PoolOptions = {},
  ) {
    this.now = now;
    this.connectMs = connectMs;
    const options: AwaitedPoolConfig = {
      Client: Connection,
      connectionString,
      types: typeParsers(),
      max: config.env.DATABASE_POOL,
      idleTimeoutMillis: 30_000,
      application_name: 'duka-api',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      query_timeout: limits.statementMs && limits.statementMs + LATER_MS,
      // not `verify`, which loses a connection whose waiter has given up meanwhile (findings/pg-pool-loses-verified-clients.sh)
      onConnect: async (client) => {
        // one that says nothing more once it stands is given up like one that never stood
        const late = setTimeout(() => client instanceof pg.Client && void client.end(), connectMs);
        await client.query(settings(limits)).finally(() => clearTimeout(late));
      },
    };
    this.clients = new pg.Pool(options);
    this.statements = new OpenStatements(() => greet(connectionString));
    const slots = config.env.DATABASE_POOL;
    this.share = new Bulkhead(STATEMENTS(slots - keptForBuying(slots)));
    this.clients.on('release', (_error, client) => {
      this.leaving.get(client)?.();
    });
    // an error event that nobody hears would end the process; whoever waits for an answer is told by it
    const heard = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
    this.clients.on('error', heard);
    this.clients.on('connect', (client) => client.on('error', heard));
  }

  /** Whoever buys, and the work in the background, finds slots of its own. @throws Full to others when too many wait */
  async connect(): Promise<pg.PoolClient> {
    if (!(currentRequest.getStore()?.mayBeRefused ?? false)) return this.connected(this.connectMs);
    const hasStandby = this.standby() !== undefined;
    if (this.refused && hasStandby) {
      if (this.now() - this.refused.at < REFUSED_MS) throw this.refused.error;
      // one finds out, the others need not
      this.refused.at = this.now();
    }
    const leave = await this.share.enter();
    const connected = this.connected(0);
    try {
      const client = await (hasStandby ? this.soon(connected) : connected);
      this.leaving.set(client, leave);
      return client;
    } catch (error) {
      // whoever has given up stands in line for a connection until there is one: the place is taken as long
      void connected.then((unwanted) => unwanted.release()).then(leave, leave);
      throw error;
    }
  }

  private async soon(connected: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const late = Symbol('late');
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), LOOK_MS)));
    const client = await Promise.race([connected, waited]).finally(() => clearTimeout(timer));
    if (client !== late) return client;
    const error = new Error('timeout exceeded when trying to connect');
    noteUnsent(error);
    // a server that is gone without a word: the next statement of the page goes to the standby at once
    this.refused = { error, at: this.now() };
    throw error;
  }

  /** Whether the server itself answers: no standby in its place. */
  async answers(): Promise<boolean> {
    try {
      const client = await this.connect();
      const error = await client.query('select 1').then(
        () => undefined,
        (cut: Error) => cut,
      );
      client.release(error);
      return error === undefined;
    } catch {
      return false;
    }
  }

  /** For how many milliseconds nobody who asked has had a connection. */
  emptyForMs(): number {
    return this.emptySince === undefined ? 0 : this.now() - this.emptySince;
  }

  /**
   * A server that says "not now", as while its leader changes, is waited for as long as one that says nothing; not by whoever
   * only looks, whom a standby answers.
   */
  private async connected(patienceMs: number): Promise<pg.PoolClient> {
    const until = this.now() + patienceMs;
    for (;;)
      try {
        const client = await this.clients.connect();
        this.emptySince = undefined;
        this.refused = undefined;
        return client;
      } catch (error) {
        noteUnsent(error);
        this.emptySince ??= this.now();
        if (isCut(error) && !IS_FULL.test(error.message)) this.refused = { error, at: this.now() };
        const isSoon = isNotNow(error) && this.now() < until;
        if (!isSoon && !(isCut(error) && mayWait())) throw error;
        await new Promise((resolve) => setTimeout(resolve, isSoon ? SOON_MS : PAUSE_MS));
      }
  }
}

/** Says a word to a server over a new connection, with a longer timeout than whoever waits for it has. */
async function greet(connectionString: string): Promise<void> {
  const watcher = new Watcher(connectionString, GREETING_MS);
  try {
    await watcher.ask('select 1');
  } finally {
    await watcher.close();
  }
}
