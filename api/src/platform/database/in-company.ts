import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection, type Kysely, type QueryResult } from 'kysely';
import { currentRequest } from '../logging/log.js';
import { isCut, isUnsent } from './cut-connection.js';
import { execute } from './execute.js';
import { LATER } from './waiting-statements.js';

type Asking = Parameters<typeof execute>[0];

interface Member {
  query: CompiledQuery;
  resolve: (result: QueryResult<never>) => void;
  reject: (error: unknown) => void;
}

/** So many share a commit; the others wait for the next. */
const MOST = 32;
/** For so long the next ones wait for those that are underway. */
const PATIENCE_MS = 20;
/** So long a lock is waited for in company: nobody waits long for a row that is none of theirs. */
const LOCK_MS = 100;
const [BEGIN, COMMIT, ROLLBACK] = [
  CompiledQuery.raw('begin'),
  CompiledQuery.raw('commit'),
  CompiledQuery.raw('rollback'),
] as const;

const outsideOfCalls = AsyncLocalStorage.snapshot();

/**
 * Statements, each of a call of its own, which come while others are underway: they wait for these and then share one transaction
 * and its packet; packets, and the commit of what writes, are most of what such a statement costs. Where one of them fails, nothing of the
 * transaction stays and each is asked alone. Whoever comes while none is underway goes alone at once.
 */
class Company {
  private readonly waiting: Member[] = [];
  private isUnderway = false;
  private readonly waitShortly: CompiledQuery;

  constructor(private readonly db: Asking & Pick<Kysely<object>, 'selectNoFrom'>) {
    const compiled = db
      .selectNoFrom((eb) => {
        const values = ['lock_timeout', String(LOCK_MS)].map((value) => eb.val(value));
        return eb.fn<string>('set_config', [...values, eb.val(true)]).as('set');
      })
      .compile();
    this.waitShortly = { ...compiled, sql: LATER + compiled.sql, ...{ comesOften: true } };
  }

  ask<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    return new Promise<QueryResult<never>>((resolve, reject) => {
      this.waiting.push({ query, resolve, reject });
      if (!this.isUnderway) void outsideOfCalls(() => this.go());
    });
  }

  private async go(): Promise<void> {
    this.isUnderway = true;
    while (this.waiting.length > 0) {
      const members = this.waiting.splice(0, MOST);
      const [first] = members;
      await inTime(members.length === 1 && first ? this.alone(first) : this.together(members));
    }
    this.isUnderway = false;
  }

  private async alone({ query, resolve, reject }: Member): Promise<void> {
    await execute<never>(this.db, query as CompiledQuery<never>).then(resolve, reject);
  }

  private async together(members: readonly Member[]): Promise<void> {
    const queries = members.map(({ query }) => query);
    try {
      const results = await this.db
        .getExecutor()
        .provideConnection((connection) => this.inOne(connection, queries));
      for (const [place, { resolve }] of members.entries()) resolve(results[place] as QueryResult<never>);
    } catch (error) {
      // what was cut may have been committed: nothing is asked twice that was sent; who reads without a connection is answered by a standby
      if (isCut(error) && !isUnsent(error)) for (const { reject } of members) reject(error);
      else await Promise.all(members.map((member) => this.alone(member)));
    }
  }

  /** Asked in one breath, so that all of it travels together. */
  private async inOne(connection: DatabaseConnection, queries: readonly CompiledQuery[]) {
    const ask = (query: CompiledQuery) => connection.executeQuery<never>(query);
    try {
      const [, , ...results] = await allOf([BEGIN, this.waitShortly, ...queries, COMMIT].map(ask));
      return results;
    } catch (error) {
      if (!isCut(error)) await ask(ROLLBACK);
      throw error;
    }
  }
}

/** As `Promise.all`, once none is underway any more. */
async function allOf<T>(asked: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

/** What takes its time goes on beside the next ones. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

type Companies = WeakMap<object, Company>;
const [writing, reading]: [Companies, Companies] = [new WeakMap(), new WeakMap()];

function company(companies: Companies, db: Asking): Company {
  const known = companies.get(db) ?? new Company(db as Kysely<never>);
  companies.set(db, known);
  return known;
}

/** Executes a statement that writes, in company outside of a transaction. */
export function inCompany<Row>(db: Asking, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  return db.isTransaction ? execute(db, query) : company(writing, db).ask(query);
}

/** The same for one that reads, and waits for nobody's commit. Whoever only looks asks alone: the pool makes a difference. */
export function readInCompany<Row>(db: Asking, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const isAlone = db.isTransaction || (currentRequest.getStore()?.mayBeRefused ?? true);
  return isAlone ? execute(db, query) : company(reading, db).ask(query);
}
