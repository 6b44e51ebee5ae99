import type { PoolClient, QueryResult } from 'pg';
import { Convoy, type Member, type Sent, type Settled } from './convoy.js';

/** The beginning of the text of a write whose answer nobody reads; see `later`. */
export const LATER = '/* later */ ';

/** What pg knows of a connection by its statements' names, which its types leave out. */
type Known = { parsedStatements: Readonly<Record<string, string>> } | undefined;
export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;
const NOTHING: Answer = { command: '', rowCount: 0, rows: [] };

/**
 * One connection's statements. The beginning of a transaction and its writes that nobody reads wait here for the next
 * statement; what a transaction asks at once, without waiting for an answer in between, waits for the end of the tick. All
 * that waits travels in one packet, in its order; a commit therefore carries all that is left, and fails where one does.
 */
export class WaitingStatements {
  private waiting: Member[] = [];
  private isOpen = false;
  /** Until all that was asked is answered. */
  private going: Promise<void> | undefined;

  constructor(private readonly client: PoolClient) {}

  /** Whether a transaction has begun and is not over. */
  get isWithin(): boolean {
    return this.isOpen;
  }

  send(statement: Sent): Promise<Answer> {
    const { text } = statement;
    const isOver = text === 'commit' || text === 'rollback';
    const isAsked = this.isOpen && !isOver;
    if (isOver) this.isOpen = false;
    if (isOver && this.isUnsaid(text)) return Promise.resolve(NOTHING);
    if (text === 'begin') this.isOpen = true;
    if (this.mayWait(statement)) {
      this.waiting.push({ statement });
      return Promise.resolve(NOTHING);
    }
    if (isAsked) return this.atOnce(statement);
    const isNews = ({ settled, statement: one }: Member) => settled && !this.isKnown(one);
    if (this.waiting.some(isNews)) return this.afterAll(statement);
    return this.together(this.waiting.splice(0), statement);
  }

  /** What the connection does not know yet cannot travel with its commit. */
  private async afterAll(commit: Sent): Promise<Answer> {
    await this.going;
    return this.together(this.waiting.splice(0), commit);
  }

  /** A rollback drops what waits. A transaction of which nothing was ever sent is over without a word. */
  private isUnsaid(text: string): boolean {
    const [first] = this.waiting;
    if (text === 'rollback') this.drop();
    if (first?.statement.text !== 'begin' || (text === 'commit' && this.waiting.length > 1)) return false;
    this.waiting = [];
    return true;
  }

  private drop(): void {
    const dropped = this.waiting;
    this.waiting = [];
    const why = new Error('The transaction is over before its statement was sent.');
    for (const { settled } of dropped) settled?.(why, NOTHING as QueryResult);
  }

  /** What this connection does not know by its name yet is told to it at once. */
  private mayWait(statement: Sent): boolean {
    const { text } = statement;
    return (text === 'begin' || (this.isOpen && text.startsWith(LATER))) && this.isKnown(statement);
  }

  private isKnown({ name, text }: Sent): boolean {
    const connection = this.client.connection as unknown as Known;
    return name !== undefined && connection?.parsedStatements[name] === text;
  }

  /** With whatever else the transaction asks before it waits for an answer. */
  private atOnce(statement: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settled: Settled = (error, result) => (error ? reject(error) : resolve(result));
      this.waiting.push({ statement, settled });
      this.going ??= new Promise((gone) => process.nextTick(() => void this.go().then(gone)));
    });
  }

  /** Sends all that is asked, in as few packets as may be. Writes behind it wait on, for the next one. */
  private async go(): Promise<void> {
    for (;;) {
      const end = this.waiting.findLastIndex(({ settled }) => settled) + 1;
      if (end === 0) break;
      const unknown = this.waiting.findIndex(({ statement }) => !this.isKnown(statement));
      const last = unknown < 0 ? end : Math.min(end, unknown + 1);
      await this.sendPacket(this.waiting.splice(0, last));
    }
    this.going = undefined;
  }

  private async sendPacket(packet: readonly Member[]): Promise<void> {
    const { statement, settled } = packet.at(-1) as Member;
    try {
      const answer = await this.together(packet.slice(0, -1), statement);
      settled?.(undefined, answer as QueryResult);
    } catch (error) {
      settled?.(error as Error, NOTHING as QueryResult);
    }
  }

  private together(before: readonly Member[], last: Sent): Promise<Answer> {
    if (before.length === 0) return this.said(last);
    const isAlone = !last.name && last.values.length === 0;
    return isAlone ? this.afterThem(before, last) : this.convoy(before, last);
  }

  /** A text without values may be many statements, which are only taken alone. */
  private async afterThem(before: readonly Member[], last: Sent): Promise<Answer> {
    for (const [place, { statement, settled }] of before.entries())
      try {
        const answer = await this.said(statement);
        settled?.(undefined, answer as QueryResult);
      } catch (error) {
        for (const one of before.slice(place)) one.settled?.(error as Error, NOTHING as QueryResult);
        throw error;
      }
    return this.said(last);
  }

  private convoy(before: readonly Member[], last: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.client.query(
        new Convoy(before, last, (error, result) => (error ? reject(error) : resolve(result))),
      );
    });
  }

  private async said({ name, text, values, refusal }: Sent): Promise<Answer> {
    try {
      return await this.client.query(name ? { name, text, values } : { text, values });
    } catch (error) {
      throw (error instanceof Error && refusal?.(error)) || error;
    }
  }
}
