import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { NEVER, of, type Observable } from 'rxjs';
import type { Pool } from '../database/pool.js';
import { currentRequest } from '../logging/log.js';
import { Busy } from './busy.js';
import { LateReadInterceptor } from './late-read.interceptor.js';

interface Case {
  areSlow?: boolean | (() => boolean);
  method?: string;
  path?: string;
  mayBeRefused?: boolean;
  answer?: Observable<unknown>;
}

/** What somebody is told, by the milliseconds since they came. */
function told(one: Case): unknown[] {
  const { areSlow = true, method = 'GET', path = '/api/v1/products', mayBeRefused = true } = one;
  const { answer = NEVER } = one;
  const statements = {
    get areSlow() {
      return typeof areSlow === 'function' ? areSlow() : areSlow;
    },
  };
  const interceptor = new LateReadInterceptor({ statements } as Pool);
  const http = {
    getRequest: () => ({ method, path }),
    getResponse: () => ({ headersSent: false }),
  };
  const context = { switchToHttp: () => http } as unknown as ExecutionContext;
  const heard: unknown[] = [];
  const hear = (one: unknown) => heard.push(one);
  currentRequest.run({ requestId: 'one', mayBeRefused, arrivedAt: performance.now() - 200 }, () =>
    interceptor.intercept(context, { handle: () => answer }).subscribe({ next: hear, error: hear }),
  );
  return heard;
}

describe('R11 a read that is late', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is told to come again within two seconds of its coming while the database is slow', () => {
    const heard = told({});
    jest.advanceTimersByTime(1_499);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(2);
    expect(heard).toEqual([expect.any(Busy)]);
  });

  it('is told so, too, when the database turns out to be slow only after that', () => {
    let isSlow = false;
    const heard = told({ areSlow: () => isSlow });
    jest.advanceTimersByTime(1_700);
    isSlow = true;
    jest.advanceTimersByTime(100);
    expect(heard).toEqual([expect.any(Busy)]);
  });

  it.each<[string, Case]>([
    ['the database is as fast as ever', { areSlow: false }],
    ['it is a purchase', { mayBeRefused: false }],
    ['it writes', { method: 'POST' }],
    ['it is a picture, for which no browser comes again', { path: '/media/lamp/320.avif' }],
  ])('waits on when %s', (_, one) => {
    const heard = told(one);
    jest.advanceTimersByTime(10_000);
    expect(heard).toEqual([]);
  });

  it('gets its answer, and nothing after it', () => {
    const heard = told({ answer: of('the list') });
    jest.advanceTimersByTime(10_000);
    expect(heard).toEqual(['the list']);
  });
});
