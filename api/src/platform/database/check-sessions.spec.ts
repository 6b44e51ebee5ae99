import { describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { keepsSessions } from './check-sessions.js';
import { refusal } from './refused-session.js';

type Asking = Parameters<typeof keepsSessions>[0];

/** Gives a client a server process for as long as `isKept` says; as PgBouncer, the one that was idle for the shortest. */
function pooler(isKept: (text: string) => boolean): () => Asking {
  const idle = [3, 2, 1];
  return () => {
    let pid: number | undefined;
    const query = (text: string) => {
      pid ??= idle.pop();
      const rows = [{ pid }];
      if (pid !== undefined && !isKept(text)) {
        idle.push(pid);
        pid = undefined;
      }
      return Promise.resolve({ rows } as pg.QueryResult);
    };
    return { query } as unknown as Asking;
  };
}

/** What PgBouncer 1.18 answers, word for word. */
const answered = (message: string) => Object.assign(new Error(message), { code: '08P01' });

describe('the check of sessions at the start', () => {
  it('is content with PostgreSQL itself and with a pooler in session mode', async () => {
    const connect = pooler(() => true);
    expect(await keepsSessions(connect(), connect())).toBe(true);
  });

  it('sees a pooler in transaction mode', async () => {
    let isIn = false;
    const connect = pooler((text) => {
      isIn = text === 'begin' || (isIn && text !== 'rollback');
      return isIn;
    });
    expect(await keepsSessions(connect(), connect())).toBe(false);
  });

  it('sees it as well when another client took the idle process meanwhile', async () => {
    const pids = { first: [1, 3], second: [2] };
    const asking = (left: number[]) =>
      ({
        query: (text: string) =>
          Promise.resolve({ rows: text.startsWith('select') ? [{ pid: left.shift() }] : [] }),
      }) as unknown as Asking;
    expect(await keepsSessions(asking(pids.first), asking(pids.second))).toBe(false);
  });

  it('says what to do about a pooler that refuses', () => {
    expect(refusal(answered('transaction blocks not allowed in statement pooling mode'))?.message).toContain(
      'set pool_mode = session in PgBouncer',
    );
    expect(refusal(answered('unsupported startup parameter: search_path'))?.message).toBe(
      'DATABASE_URL is wrong: a pooler refuses the connection (unsupported startup parameter: search_path).',
    );
    expect(refusal(new Error('connect ECONNREFUSED'))).toBeUndefined();
  });

  it('comes again where a pooler has no leader to lead to right now', () => {
    const message = 'server login has been failing, try again later (server_login_retry)';
    expect(refusal(answered(message))).toBeUndefined();
    expect(refusal(answered('query_wait_timeout'))).toBeUndefined();
  });
});
