import pg from 'pg';

interface Field {
  name: string;
  dataTypeID: number;
}

/** How a result's rows are read: pg works that out from the fields of each answer. */
interface Columns {
  fields: readonly Field[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** What of pg's statement is used here; its types leave that out. */
interface Inner {
  name: string;
  _accumulateRows: unknown;
  _result: Columns;
  hasBeenParsed(wire: Wire): unknown;
  prepare(wire: Wire): void;
  handleRowDescription(message: { fields: readonly Field[] }): void;
}

/** Pg's connection, as far as a statement speaks to it. */
export interface Wire {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  bind(what: object): void;
  describe(what: object): void;
  execute(what: object): void;
  close(what: object): void;
  sync(): void;
  flush(): void;
}

interface Known {
  columns: Map<string, Columns>;
  /** The same connection, which is asked for no columns. */
  quiet: Wire;
}

const usual = pg.Query.prototype as unknown as Inner;
const known = new WeakMap<Wire, Known>();

function knownOf(wire: Wire): Known {
  const found = known.get(wire);
  if (found) return found;
  const quiet: Wire = {
    parsedStatements: wire.parsedStatements,
    submittedNamedStatements: wire.submittedNamedStatements,
    bind: (what) => wire.bind(what),
    describe: () => undefined,
    execute: (what) => wire.execute(what),
    close: (what) => wire.close(what),
    sync: () => wire.sync(),
    flush: () => wire.flush(),
  };
  const fresh = { columns: new Map(), quiet };
  known.set(wire, fresh);
  return fresh;
}

/**
 * A statement under a name whose columns a connection is asked for once: PostgreSQL looks each of them up to tell of them, and
 * fails a plan whose columns have changed.
 */
export class NamedStatement extends pg.Query {
  private asked: Known | undefined;

  prepare(wire: Wire): void {
    usual.prepare.call(this, this.knowsColumns(wire) ? knownOf(wire).quiet : wire);
  }

  /** Whether the connection has told its columns before, by which its rows are read then. */
  knowsColumns(wire: Wire): boolean {
    const self = this as unknown as Inner;
    const { columns } = (this.asked = knownOf(wire));
    const told = self.hasBeenParsed(wire) ? columns.get(self.name) : undefined;
    if (!told) return false;
    Object.assign(self._result, told);
    self._accumulateRows = true;
    return true;
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    const self = this as unknown as Inner;
    usual.handleRowDescription.call(this, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = self._result;
    this.asked?.columns.set(self.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
