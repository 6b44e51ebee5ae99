import pg from 'pg';

/** A statement under the name by which one connection of PostgreSQL knows it. */
export interface NamedStatement {
  name: string;
  text: string;
  values: unknown[];
}

type Message = Readonly<Record<string, unknown>>;
/** What a query does to a connection; `pg` says it in no type. */
interface Line {
  bind(message: Message): void;
  execute(message: Message): void;
  sync(): void;
}
interface Sendable {
  prepare(line: Line): void;
  handleError(error: unknown, line: Line): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, line: Line): void;
}
type Settled = (error: Error | null, result: unknown) => void;
type QueryClass = new (statement: NamedStatement, settled: Settled) => Sendable;

const Query = pg.Query as unknown as QueryClass;
const nothing = () => undefined;

/**
 * Statements that travel together, in one packet and answered in one: PostgreSQL works through them in order and leaves
 * out the rest after the first error. Only the last one's rows come back.
 */
export class Convoy extends Query {
  private ahead: number;

  constructor(
    private readonly before: readonly NamedStatement[],
    last: NamedStatement,
    settled: Settled,
  ) {
    super(last, settled);
    this.ahead = before.length;
  }

  override prepare(line: Line): void {
    for (const statement of this.before) {
      const refused = bindAndExecute(statement, line);
      if (!refused) continue;
      line.sync();
      this.handleError(refused, line);
      return;
    }
    super.prepare(line);
  }

  override handleDataRow(message: unknown): void {
    if (this.ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, line: Line): void {
    if (this.ahead === 0) super.handleCommandComplete(message, line);
    else this.ahead -= 1;
  }
}

/** Without a word about its columns, and without the full stop that makes PostgreSQL answer. Returns why it could not. */
function bindAndExecute(statement: NamedStatement, line: Line): Error | undefined {
  let refused: Error | undefined;
  const query = new Query(statement, (error) => {
    refused = error ?? undefined;
  });
  const known = { [statement.name]: statement.text };
  const quiet = { parsedStatements: known, submittedNamedStatements: {}, describe: nothing, close: nothing };
  query.prepare({
    ...quiet,
    sync: nothing,
    bind: (message) => line.bind(message),
    execute: (message) => line.execute(message),
  });
  return refused;
}
