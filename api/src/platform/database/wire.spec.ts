import { describe, expect, it } from '@jest/globals';
import { Plans } from './prepared-statements.js';
import { LATER, Wire } from './wire.js';

const INSERT = `${LATER}insert into event values ($1)`;
const TEXTS = ['begin', 'commit', 'rollback', INSERT, 'select $1'];

interface Sent {
  name?: string;
  text?: string;
  /** Of statements that travel together: those before the last. */
  before?: readonly { text: string }[];
  callback?: (error: Error | null, result?: unknown) => void;
}

/** A connection that knows these statements by name already, and notes what is sent on it. */
function connection({ fails = false, isKnown = true } = {}) {
  const plans = new Plans();
  for (const text of TEXTS) for (let time = 0; time < 3; time += 1) plans.nameOf(text);
  const parsed = Object.fromEntries(TEXTS.map((text) => [plans.nameOf(text) ?? '', text]));
  const log: string[] = [];
  const send = (asked: Sent | string) => {
    if (typeof asked === 'string') return Promise.resolve(log.push(asked));
    const before = (asked.before ?? []).map(({ text }) => text);
    log.push([...before, asked.text].join(' + '));
    const refused = fails && asked.before ? new Error('refused') : null;
    if (asked.callback) asked.callback(refused, { rows: ['found'] });
    return Promise.resolve({ rows: ['found'] });
  };
  const client = { connection: { parsedStatements: isKnown ? parsed : {} } };
  const wire = new Wire(client, send as never, plans);
  return { log, ask: (text: string) => wire.query(text, []) as Promise<{ rows: unknown[] }> };
}

describe('the wire to PostgreSQL', () => {
  it('sends the beginning of a transaction with its first statement', async () => {
    const { log, ask } = connection();
    await ask('begin');
    expect(log).toEqual([]);
    expect(await ask('select $1')).toEqual({ rows: ['found'] });
    expect(log).toEqual(['begin + select $1']);
  });

  it('sends writes that nobody reads with the commit, in their order', async () => {
    const { log, ask } = connection();
    for (const text of ['begin', 'select $1', INSERT, INSERT, 'commit']) await ask(text);
    expect(log).toEqual(['begin + select $1', `${INSERT} + ${INSERT} + commit`]);
  });

  it('sends them before a statement that could see them', async () => {
    const { log, ask } = connection();
    for (const text of ['begin', INSERT, 'select $1', 'commit']) await ask(text);
    expect(log).toEqual([`begin + ${INSERT} + select $1`, 'commit']);
  });

  it('fails the commit when a write before it fails', async () => {
    const { ask } = connection({ fails: true });
    for (const text of ['begin', INSERT]) await ask(text);
    await expect(ask('commit')).rejects.toThrow('refused');
  });

  it('drops what waits when the transaction is rolled back', async () => {
    const { log, ask } = connection();
    for (const text of ['begin', INSERT, 'rollback', 'select $1']) await ask(text);
    expect(log).toEqual(['select $1']);
    for (const text of ['begin', 'select $1', INSERT, 'rollback']) await ask(text);
    expect(log.slice(1)).toEqual(['begin + select $1', 'rollback']);
  });

  it('sends a write at once where there is no transaction', async () => {
    const { log, ask } = connection();
    await ask(INSERT);
    for (const text of ['begin', 'select $1', 'commit', INSERT]) await ask(text);
    expect(log).toEqual([INSERT, 'begin + select $1', 'commit', INSERT]);
  });

  it('sends one after the other what PostgreSQL does not know by name yet', async () => {
    const { log, ask } = connection({ isKnown: false });
    for (const text of ['begin', INSERT, 'select $1', 'commit']) await ask(text);
    expect(log).toEqual(['begin', INSERT, 'select $1', 'commit']);
  });
});
