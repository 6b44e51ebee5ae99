import type { PoolClient, QueryResult } from 'pg';
import { Convoy, type Sent } from './convoy.js';

/** The beginning of the text of a write whose answer nobody reads; see `later`. */
export const LATER = '/* later */ ';

/** What pg knows of a connection by its statements' names, which its types leave out. */
type Known = { parsedStatements: Readonly<Record<string, string>> } | undefined;
export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;
const NOTHING: Answer = { command: '', rowCount: 0, rows: [] };

/**
 * One connection's statements. The beginning of a transaction and its writes that nobody reads wait here for the next
 * statement and travel with it in one packet, in their order; a commit therefore carries all that is left, and fails where one does.
 */
export class WaitingStatements {
  private waiting: Sent[] = [];
  private isOpen = false;

  constructor(private readonly client: PoolClient) {}

  send(statement: Sent): Promise<Answer> {
    const { text } = statement;
    const isOver = text === 'commit' || text === 'rollback';
    if (isOver) this.isOpen = false;
    if (isOver && this.isUnsaid(text)) return Promise.resolve(NOTHING);
    if (text === 'begin') this.isOpen = true;
    if (this.mayWait(statement)) {
      this.waiting.push(statement);
      return Promise.resolve(NOTHING);
    }
    const before = this.waiting;
    if (before.length === 0) return this.said(statement);
    this.waiting = [];
    const isAlone = !statement.name && statement.values.length === 0;
    return isAlone ? this.afterThem(before, statement) : this.together(before, statement);
  }

  /** A rollback drops what waits. A transaction of which nothing was ever sent is over without a word. */
  private isUnsaid(text: string): boolean {
    const [first] = this.waiting;
    if (text === 'rollback') this.waiting = [];
    if (first?.text !== 'begin' || (text === 'commit' && this.waiting.length > 1)) return false;
    this.waiting = [];
    return true;
  }

  /** What this connection does not know by its name yet is told to it at once. */
  private mayWait({ name, text }: Sent): boolean {
    if (!name || (text !== 'begin' && !(this.isOpen && text.startsWith(LATER)))) return false;
    const connection = this.client.connection as unknown as Known;
    return connection?.parsedStatements[name] === text;
  }

  /** A text without values may be many statements, which are only taken alone. */
  private async afterThem(before: readonly Sent[], last: Sent): Promise<Answer> {
    for (const statement of before) await this.said(statement);
    return this.said(last);
  }

  private together(before: readonly Sent[], last: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.client.query(
        new Convoy(before, last, (error, result) => (error ? reject(error) : resolve(result))),
      );
    });
  }

  private said({ name, text, values }: Sent): Promise<Answer> {
    return this.client.query(name ? { name, text, values } : { text, values });
  }
}
