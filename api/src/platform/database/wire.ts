import { Convoy, type NamedStatement } from './convoy.js';
import type { Plans } from './prepared-statements.js';

export type Send = (...asked: unknown[]) => unknown;

/** Marks a write of a transaction whose answer nobody reads: it travels with the next statement. */
export const LATER = '/* later */ ';

const EMPTY = { rows: [], rowCount: 0 };

/** A client of the pool. */
export interface Connected {
  /** What `pg` remembers of the statements that this connection has parsed, by name. */
  connection?: { parsedStatements: Readonly<Record<string, string>> };
}

/**
 * One connection. The beginning of a transaction and its writes that nobody reads wait here for the next statement and
 * travel with it in one packet, in their order; a commit therefore carries all of them and fails when one of them does.
 */
export class Wire {
  private waiting: NamedStatement[] = [];
  private isOpen = false;

  constructor(
    private readonly client: Connected,
    private readonly send: Send,
    private readonly plans: Plans,
  ) {}

  query(...asked: unknown[]): unknown {
    const [text, values] = asked;
    if (typeof text !== 'string' || !Array.isArray(values)) return this.after(() => this.send(...asked));
    const name = this.plans.nameOf(text);
    if (text === 'rollback' && this.isUnsaid()) return Promise.resolve(EMPTY);
    const canWait = text === 'begin' || (this.isOpen && text.startsWith(LATER));
    if (text === 'begin') this.isOpen = true;
    if (text === 'commit' || text === 'rollback') this.isOpen = false;
    if (!name || asked.length > 2) return this.after(() => this.said({ name, text, values }, asked.slice(2)));
    const statement = { name, text, values: values as unknown[] };
    if (!this.isKnown(statement)) return this.after(() => this.said(statement));
    if (!canWait) return this.together(statement);
    this.waiting.push(statement);
    return Promise.resolve(EMPTY);
  }

  /** A rollback drops what waits; when the transaction itself was never sent, there is nothing more to do. */
  private isUnsaid(): boolean {
    const [first] = this.waiting;
    this.waiting = [];
    if (first?.text === 'begin') this.isOpen = false;
    return first?.text === 'begin';
  }

  private isKnown({ name, text }: NamedStatement): boolean {
    return this.client.connection?.parsedStatements[name] === text;
  }

  /** One after the other, as long as PostgreSQL does not know them all by name. */
  private after(last: () => unknown): unknown {
    if (this.waiting.length === 0) return last();
    const before = this.waiting;
    this.waiting = [];
    return (async () => {
      for (const statement of before) await this.said(statement);
      return last();
    })();
  }

  private together(last: NamedStatement): unknown {
    if (this.waiting.length === 0) return this.said(last);
    const before = this.waiting;
    this.waiting = [];
    const sent = new Promise((resolve, reject) => {
      this.send(new Convoy(before, last, (error, result) => (error ? reject(error) : resolve(result))));
    });
    return this.plans.forgetting(sent);
  }

  private said({ name, text, values }: Partial<NamedStatement>, rest: unknown[] = []): unknown {
    if (!name) return this.send(text, values, ...rest);
    const sent = this.send({ name, text, values }, ...rest);
    return sent instanceof Promise ? this.plans.forgetting(sent) : sent;
  }
}
