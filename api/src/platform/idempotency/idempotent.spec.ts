import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { firstValueFrom, throwError } from 'rxjs';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { noteUnsent } from '../database/cut-connection.js';
import type { IdempotencyKeys } from './idempotency-keys.js';
import { IdempotencyInterceptor } from './idempotent.js';

const cut = () => Object.assign(new Error('the leader is gone'), { code: '57P01' });
const request = {
  ...{ headers: { 'idempotency-key': 'k-1' }, user: { accountId: 'a-1' }, body: {} },
  ...{ method: 'POST', route: { path: '/payments' }, params: {}, path: '/payments' },
};
const context = {
  switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({ statusCode: 201 }) }),
  getHandler: () => undefined,
} as unknown as ExecutionContext;

/** A call whose connection is cut, as is the first try to give its key back; `given` is when the database is there again. */
async function refused(
  given: Promise<void>,
  take: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const told: string[] = [];
  const keys = {
    isWithin: false,
    take,
    giveBack: () => Promise.reject(cut()),
    giveBackOnceThere: () => given.then(() => void told.push('given back')),
  } as unknown as IdempotencyKeys;
  const reflector = { get: () => () => 'first' } as unknown as Reflector;
  const interceptor = new IdempotencyInterceptor(keys, {} as UnitOfWork, reflector);
  const next: CallHandler = { handle: () => throwError(cut) };
  await firstValueFrom(interceptor.intercept(context, next)).catch(() => told.push('refused'));
  return told;
}

describe('a key whose call was cut', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is free again when its caller hears of it', async () => {
    const given = new Promise<void>((resolve) => setTimeout(resolve, 1_500));
    const told = refused(given);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await told).toEqual(['given back', 'refused']);
  });

  it('is waited for no longer than a database needs to change its leader', async () => {
    const told = refused(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await told).toEqual(['refused']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is free again when nobody knows whether it was taken', async () => {
    expect(await refused(Promise.resolve(), () => Promise.reject(cut()))).toEqual(['given back', 'refused']);
  });

  it('is not looked for where it was never asked for', async () => {
    const error = cut();
    noteUnsent(error);
    expect(await refused(Promise.resolve(), () => Promise.reject(error))).toEqual(['refused']);
  });
});
