import { describe, expect, it } from '@jest/globals';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { InterceptorsConsumer } from '@nestjs/core/interceptors/interceptors-consumer.js';
import { isObservable, lastValueFrom, map } from 'rxjs';
import { leaveOutIdle, type ForSomeCalls } from './idle-interceptors.js';

const adding = (name: string): NestInterceptor => ({
  intercept: (_: ExecutionContext, next: CallHandler) =>
    next.handle().pipe(map((said) => `${name}(${said})`)),
});
const forPosts = (name: string): ForSomeCalls => ({
  ...adding(name),
  isFor: ({ method }) => method === 'POST',
});

async function called(method: string, interceptors: NestInterceptor[]) {
  leaveOutIdle();
  const consumer = new InterceptorsConsumer();
  const answer: unknown = await consumer.intercept(
    interceptors,
    [{ method }],
    {},
    () => undefined,
    () => Promise.resolve('done'),
    'http',
  );
  return isObservable(answer) ? `chain: ${String(await lastValueFrom(answer))}` : `plain: ${String(answer)}`;
}

describe('an interceptor', () => {
  it('that says nothing is asked for every call', async () => {
    expect(await called('GET', [adding('a')])).toBe('chain: a(done)');
  });

  it('that is for some calls is asked for those alone', async () => {
    expect(await called('POST', [adding('a'), forPosts('b')])).toBe('chain: a(b(done))');
    expect(await called('GET', [adding('a'), forPosts('b')])).toBe('chain: a(done)');
  });

  it('that is left out makes no chain', async () => {
    expect(await called('GET', [forPosts('b')])).toBe('plain: done');
  });
});
