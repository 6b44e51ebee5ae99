import { describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { Convoy } from './convoy.js';
import { LATER, WaitingStatements } from './waiting-statements.js';

/** What pg's statement does that its types leave out. */
const inner = (convoy: Convoy) => convoy as unknown as { handleReadyForQuery(wire?: object): void };

/** A connection that knows these texts by their names, and what was sent over it; those of one line went together. */
function connection(...texts: string[]) {
  const sent: string[] = [];
  const client = {
    connection: { parsedStatements: Object.fromEntries(texts.map((text) => [text, text])) },
    query: (asked: { text: string } | Convoy) => {
      const wire = wireOf();
      if (asked instanceof Convoy) {
        asked.prepare(wire as never);
        sent.push(wire.told.join(' '));
        inner(asked).handleReadyForQuery();
        return undefined;
      }
      sent.push(asked.text);
      return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [{ told: asked.text }] });
    },
  };
  const waiting = new WaitingStatements(client as unknown as PoolClient);
  const say = (text: string, isNamed = true) =>
    waiting.send({ name: isNamed ? text : undefined, text, values: isNamed ? [1] : [] });
  /** Without waiting for an answer in between. */
  const sayAll = (...asked: string[]) => Promise.all(asked.map((text) => say(text)));
  return { say, sayAll, sent };
}

function wireOf() {
  const told: string[] = [];
  const tell = (word: string) => () => void told.push(word);
  return {
    told,
    parsedStatements: {} as Record<string, string>,
    submittedNamedStatements: {},
    parse: tell('parse'),
    bind: ({ statement }: { statement: string }) => void told.push(statement),
    describe: tell('describe'),
    execute: tell('execute'),
    sync: tell('sync'),
  };
}

const [FIRST, SECOND] = [`${LATER}insert 1`, `${LATER}insert 2`];

describe('statements that nobody reads the answer of', () => {
  it('travel with the next one, and with the commit at the latest', async () => {
    const { say, sent } = connection('begin', FIRST, SECOND, 'select', 'commit');
    for (const text of ['begin', FIRST, 'select', SECOND, 'commit']) await say(text);
    expect(sent).toEqual([
      `begin execute ${FIRST} execute parse select describe execute sync`,
      `${SECOND} execute parse commit describe execute sync`,
    ]);
  });

  it('are sent at once where the connection does not know them, or nothing has begun', async () => {
    const { say, sent } = connection(FIRST);
    await say(FIRST);
    await say('begin');
    await say(SECOND);
    expect(sent).toEqual([FIRST, 'begin', SECOND]);
  });

  it('go before a text without values, which may be many statements', async () => {
    const { say, sent } = connection('begin', FIRST);
    await say('begin');
    await say(FIRST);
    await say('savepoint one; select 1', false);
    expect(sent).toEqual(['begin', FIRST, 'savepoint one; select 1']);
  });

  it('keep their place among what is asked at once', async () => {
    const { say, sayAll, sent } = connection('begin', FIRST, SECOND, 'select 1', 'select 2', 'commit');
    await say('begin');
    await sayAll('select 1', FIRST, 'select 2', SECOND);
    await say('commit');
    const reads = `select 1 describe execute ${FIRST} execute parse select 2 describe execute sync`;
    expect(sent).toEqual([`begin execute ${reads}`, `${SECOND} execute parse commit describe execute sync`]);
  });

  it('are dropped by a rollback', async () => {
    const { say, sent } = connection('begin', 'select', FIRST);
    for (const text of ['begin', 'select', FIRST]) await say(text);
    await say('rollback', false);
    await say(FIRST);
    expect(sent.slice(1)).toEqual(['rollback', FIRST]);
  });

  it.each(['commit', 'rollback'])('are no transaction where there is only a %s', async (end) => {
    const { say, sent } = connection('begin', FIRST);
    await say('begin');
    if (end === 'rollback') await say(FIRST);
    await say(end);
    expect(sent).toEqual([]);
    await say(FIRST);
    expect(sent).toEqual([FIRST]);
  });
});

it('asks one after the other outside of a transaction, and what a connection does not know apart', async () => {
  const { say, sayAll, sent } = connection('begin', 'select 1', 'select 3');
  await sayAll('select 1', 'select 3');
  await say('begin');
  await sayAll('select 1', 'select 2', 'select 3');
  expect(sent).toEqual([
    'select 1',
    'select 3',
    'begin execute select 1 describe execute parse select 2 describe execute sync',
    'select 3',
  ]);
});

it('refuses what was asked in a transaction that is over before it was sent', async () => {
  const { say, sent } = connection('begin', 'select');
  await say('begin');
  const asked = say('select');
  await say('rollback', false);
  await expect(asked).rejects.toThrow('over before');
  expect(sent).toEqual([]);
});

describe('statements that travel together', () => {
  const wire = wireOf() as never;
  const done = (convoy: Convoy) => convoy.handleCommandComplete({ text: 'SELECT 1' }, wire);
  const row = (convoy: Convoy, value: string) => {
    convoy.handleRowDescription({ fields: [{ name: 'told', dataTypeID: 23 }] });
    convoy.handleDataRow({ fields: [value] });
    done(convoy);
  };
  const statement = (text: string) => ({ name: text, text, values: [] });
  /** One that is read, one that is not, one with a refusal, and the last; and what each was answered. */
  function convoyed() {
    const told: Record<string, unknown> = {};
    const settled = (name: string) => (error: Error | undefined, result: { rows: unknown }) => {
      told[name] = error?.message ?? result.rows;
    };
    const refusal = () => new Error('taken');
    const convoy = new Convoy(
      [
        { statement: statement('read'), settled: settled('read') },
        { statement: statement('write') },
        { statement: { ...statement('guarded'), refusal }, settled: settled('guarded') },
      ],
      statement('last'),
      settled('last'),
    );
    convoy.prepare(wire);
    return { convoy, told };
  }

  it('each have their own rows', () => {
    const { convoy, told } = convoyed();
    row(convoy, '1');
    convoy.handleDataRow({ fields: ['of nobody'] });
    done(convoy);
    row(convoy, '2');
    row(convoy, '3');
    inner(convoy).handleReadyForQuery(wire);
    expect(told).toEqual({ read: [{ told: 1 }], guarded: [{ told: 2 }], last: [{ told: 3 }] });
  });

  it('fail together behind the first that does, which may say what that means', () => {
    const { convoy, told } = convoyed();
    row(convoy, '1');
    done(convoy);
    convoy.handleError(new Error('duplicate key'), wire);
    expect(told).toEqual({ read: [{ told: 1 }], guarded: 'taken', last: 'taken' });
  });
});
