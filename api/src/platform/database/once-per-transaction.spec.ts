import { describe, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import { oncePerTransaction } from './once-per-transaction.js';

const connection = (isTransaction: boolean) => ({ isTransaction }) as Kysely<unknown>;

describe('what a transaction asks once', () => {
  const asking = () => {
    const asked: object[] = [];
    const ask = (db: Kysely<unknown>) => Promise.resolve(asked.push(db));
    return { asked, ask };
  };

  it('is asked again by the next transaction, and for anything else', async () => {
    const { asked, ask } = asking();
    const other = asking();
    const [first, second] = [connection(true), connection(true)];
    const answers = [first, first, second].map((db) => oncePerTransaction(db, ask));
    expect(await Promise.all(answers)).toEqual([1, 1, 2]);
    await oncePerTransaction(first, other.ask);
    expect([asked, other.asked]).toEqual([[first, second], [first]]);
  });

  it('is asked each time outside of one, where nothing is locked', async () => {
    const { asked, ask } = asking();
    const db = connection(false);
    for (const nth of [1, 2]) expect(await oncePerTransaction(db, ask)).toBe(nth);
    expect(asked).toHaveLength(2);
  });
});
