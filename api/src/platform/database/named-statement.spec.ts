import { expect, it } from '@jest/globals';
import { NamedStatement } from './named-statement.js';

/** Pg's connection, as far as a statement speaks to it. */
function connection() {
  const sent: string[] = [];
  const wire = {
    parsedStatements: {} as Record<string, string>,
    submittedNamedStatements: {} as Record<string, string>,
    parse: () => sent.push('parse'),
    bind: () => sent.push('bind'),
    describe: () => sent.push('describe'),
    execute: () => sent.push('execute'),
    sync: () => sent.push('sync'),
  };
  return { wire, sent };
}

const FIELDS = [{ name: 'stock', dataTypeID: 23 }];

/** The wire's messages for one statement, and what becomes of a row of it. */
function ask({ wire, sent }: ReturnType<typeof connection>, describes: boolean) {
  let rows: unknown;
  const statement = new NamedStatement({ name: 's', text: 'select stock', values: [] }, (_, result) => {
    rows = (result as unknown as { rows: unknown }).rows;
  });
  const inner = statement as unknown as Record<string, (message?: object, wire?: object) => void>;
  sent.length = 0;
  inner['prepare']?.(wire);
  if (describes) inner['handleRowDescription']?.({ fields: FIELDS });
  inner['handleDataRow']?.({ fields: ['7'] });
  inner['handleReadyForQuery']?.(wire);
  return { sent: [...sent], rows };
}

it('asks a connection for the columns of a statement once', () => {
  const one = connection();
  const rows = [{ stock: 7 }];
  expect(ask(one, true)).toEqual({ sent: ['parse', 'bind', 'describe', 'execute', 'sync'], rows });
  expect(ask(one, false)).toEqual({ sent: ['bind', 'execute', 'sync'], rows });
  expect(ask(connection(), true).sent).toContain('describe');
});
