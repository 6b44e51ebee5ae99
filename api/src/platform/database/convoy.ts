import pg from 'pg';
import { NamedStatement, type Wire } from './named-statement.js';

/** A statement as it is sent; without a name it is planned for this once. */
export interface Sent {
  name: string | undefined;
  text: string;
  values: unknown[];
  /** What its failure means to whoever asked, where that is more than an error of the database. */
  refusal?: Refusal | undefined;
}

/** The error to be told for one of the database. */
export type Refusal = (error: Error) => Error;

export type Settled = (error: Error | undefined, result: pg.QueryResult) => void;

/** One of a convoy: nobody hears the answer of a write that only waited. */
export interface Member {
  statement: Sent;
  settled?: Settled | undefined;
}

/** What pg's statement does that its types leave out. */
interface Inner {
  _result: { _types: unknown };
  prepare(wire: object): void;
  handleError(error: unknown, wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}
const usual = NamedStatement.prototype as unknown as Inner;
const inner = (statement: NamedStatement) => statement as unknown as Inner;
const nothing = () => undefined;
/** How pg writes values, which its types leave out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/**
 * Statements that travel together, in one packet and answered in one: PostgreSQL works through them in order, each seeing what
 * those before it did, and leaves out the rest after the first error. Each gets its own answer; those that were left out fail
 * with that error.
 */
export class Convoy extends NamedStatement {
  private readonly ahead: readonly { member: Member; statement: NamedStatement }[];
  private done = 0;

  /** @param before those that the connection knows by their names */
  constructor(
    before: readonly Member[],
    private readonly last: Sent,
    settled: Settled,
  ) {
    super({ text: last.text, values: last.values, ...(last.name && { name: last.name }) }, settled);
    this.ahead = before.map((member) => ({ member, statement: statementOf(member) }));
  }

  /** Pg sends what has neither a name nor values in another way, alone. */
  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    const { _types } = inner(this)._result;
    for (const { member, statement } of this.ahead) {
      // by which its values are read; pg gives them to the one that it is handed
      inner(statement)._result._types = _types;
      const refused = bindAndExecute(member, statement, wire);
      if (!refused) continue;
      wire.sync();
      inner(this).handleError(refused, wire);
      return;
    }
    super.prepare(wire);
  }

  override handleRowDescription(message: Parameters<NamedStatement['handleRowDescription']>[0]): void {
    const now = this.ahead[this.done];
    if (now) now.statement.handleRowDescription(message);
    else super.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    const now = this.ahead[this.done];
    if (!now) usual.handleDataRow.call(this, message);
    else if (now.member.settled) inner(now.statement).handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    const now = this.ahead[this.done];
    if (!now) usual.handleCommandComplete.call(this, message, wire);
    else if (now.member.settled) inner(now.statement).handleCommandComplete(message, wire);
    this.done += 1;
  }

  handleReadyForQuery(wire: Wire): void {
    for (const { statement } of this.ahead) inner(statement).handleReadyForQuery(wire);
    usual.handleReadyForQuery.call(this, wire);
  }

  handleError(error: Error, wire: Wire): void {
    const failed = this.ahead[this.done]?.member.statement ?? this.last;
    const told = failed.refusal?.(error) ?? error;
    this.ahead.forEach(({ statement }, place) => {
      if (place < this.done) inner(statement).handleReadyForQuery(wire);
      else inner(statement).handleError(told, wire);
    });
    usual.handleError.call(this, told, wire);
  }
}

const statementOf = ({ statement: { name = '', text, values }, settled = nothing }: Member) =>
  new NamedStatement({ name, text, values }, settled);

/** Without the full stop that makes PostgreSQL answer, and without a word about columns that nobody reads or all know. Returns why it could not. */
function bindAndExecute(
  { statement: { name = '', values }, settled }: Member,
  statement: NamedStatement,
  wire: Wire,
): Error | undefined {
  const isDescribed = settled !== undefined && !statement.knowsColumns(wire);
  try {
    wire.bind({ portal: '', statement: name, values, valueMapper: prepareValue });
  } catch (error) {
    return error as Error;
  }
  if (isDescribed) wire.describe({ type: 'P', name: '' });
  wire.execute({ portal: '' });
  return undefined;
}
