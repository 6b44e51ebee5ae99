import { describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { Convoy } from './convoy.js';
import { LATER, WaitingStatements } from './waiting-statements.js';

/** What pg's statement does that its types leave out. */
const inner = (convoy: Convoy) => convoy as unknown as { handleReadyForQuery(): void };

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
  return { say, sent };
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

it('answers with the rows of the last one alone', () => {
  let answer: unknown;
  const convoy = new Convoy(
    [{ name: 'a', text: 'select a', values: [] }],
    { name: 'b', text: 'select b', values: [] },
    (_, result) => (answer = { ...result }),
  );
  convoy.prepare(wireOf() as never);
  const done = (text: string) => convoy.handleCommandComplete({ text }, wireOf() as never);
  convoy.handleDataRow({ fields: ['1'] });
  done('SELECT 1');
  convoy.handleRowDescription({ fields: [{ name: 'told', dataTypeID: 23 }] });
  convoy.handleDataRow({ fields: ['2'] });
  done('SELECT 1');
  inner(convoy).handleReadyForQuery();
  expect(answer).toMatchObject({ command: 'SELECT', rowCount: 1, rows: [{ told: 2 }] });
});
