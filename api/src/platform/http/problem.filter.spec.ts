import { describe, expect, it, jest } from '@jest/globals';
import { Full } from '@duka/serving/bulkhead.js';
import { DriverException } from '@mikro-orm/core';
import type { ArgumentsHost } from '@nestjs/common';
import { log } from '../logging/log.js';
import { ProblemFilter } from './problem.filter.js';

/** A failure of the database with this code. */
const said = (code: string) =>
  new Error('the statement failed', {
    cause: Object.assign(new Error('said by PostgreSQL'), { code }),
  });

/** What a client gets for it. */
function answerTo(failure: Error) {
  const headers = new Map<string, unknown>();
  let status = 0;
  const response = {
    headersSent: false,
    setHeader: (name: string, value: unknown) => (headers.set(name, value), response),
    hasHeader: (name: string) => headers.has(name),
    status: (given: number) => ((status = given), response),
    type: () => response,
    vary: () => response,
    send: () => response,
  };
  const http = { getRequest: () => ({ originalUrl: '/api/v1/carts' }), getResponse: () => response };
  new ProblemFilter().catch(failure, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { status, retryAfter: headers.get('Retry-After') };
}

describe('a database that cannot do what is asked right now', () => {
  it.each([
    ['R14 has ended a deadlock too often', '40P01'],
    ['R15 has ended a statement that took too long', '57014'],
    ['R15 has ended a transaction in which nothing happened', '25P03'],
    ['R16 has no connection left', '53300'],
    ['R17 has no space left on its disk', '53100'],
    ['has no memory left', '53200'],
    ['has waited too long for a lock', '55P03'],
    ['is ending', '57P01'],
  ])('%s: come again', (_what, code) => {
    expect(answerTo(said(code))).toEqual({ status: 503, retryAfter: 2 });
  });

  it('has no connection for one more, whether the ORM was asked or not: come again', () => {
    const busy = new Full();
    for (const failure of [busy, new DriverException(busy)])
      expect(answerTo(failure)).toEqual({ status: 503, retryAfter: 2 });
  });

  it('R14 is logged when a client hears of a deadlock, and of no other busy moment', () => {
    const logged = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    for (const code of ['55P03', '40P01', '53300']) answerTo(said(code));
    expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, 'others stood in the way too often']]);
    logged.mockRestore();
  });

  it('is not meant by a bug', () => {
    expect(answerTo(said('42601'))).toEqual({ status: 500, retryAfter: undefined });
  });
});
