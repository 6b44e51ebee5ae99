import type pg from 'pg';
import { NamedStatement, type Wire } from './named-statement.js';

/** A statement as it is sent; without a name it is planned for this once. */
export interface Sent {
  name: string | undefined;
  text: string;
  values: unknown[];
}

type Settled = (error: Error | undefined, result: pg.QueryResult) => void;
/** What pg's statement does that its types leave out. */
interface Inner {
  prepare(wire: object): void;
  handleError(error: unknown, wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const usual = NamedStatement.prototype as unknown as Inner;
const nothing = () => undefined;

/**
 * Statements that travel together, in one packet and answered in one: PostgreSQL works through them in order, each seeing what
 * those before it did, and leaves out the rest after the first error. Only the last one's rows come back.
 */
export class Convoy extends NamedStatement {
  private ahead: number;

  /** @param before those that the connection knows by their names */
  constructor(
    private readonly before: readonly Sent[],
    last: Sent,
    settled: Settled,
  ) {
    super({ text: last.text, values: last.values, ...(last.name && { name: last.name }) }, settled);
    this.ahead = before.length;
  }

  /** Pg sends what has neither a name nor values in another way, alone. */
  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    for (const statement of this.before) {
      const refused = bindAndExecute(statement, wire);
      if (!refused) continue;
      wire.sync();
      (this as unknown as Inner).handleError(refused, wire);
      return;
    }
    super.prepare(wire);
  }

  handleDataRow(message: unknown): void {
    if (this.ahead === 0) usual.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.ahead === 0) usual.handleCommandComplete.call(this, message, wire);
    else this.ahead -= 1;
  }
}

/** Without a word about its columns, and without the full stop that makes PostgreSQL answer. Returns why it could not. */
function bindAndExecute({ name = '', text, values }: Sent, wire: Wire): Error | undefined {
  let refused: Error | undefined;
  const statement = new NamedStatement({ name, text, values }, (error) => (refused = error));
  (Object.getPrototypeOf(NamedStatement.prototype) as Inner).prepare.call(statement, {
    parsedStatements: { [name]: text },
    submittedNamedStatements: {},
    bind: (what: object) => wire.bind(what),
    describe: nothing,
    execute: (what: object) => wire.execute(what),
    close: nothing,
    sync: nothing,
  });
  return refused;
}
