import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Full } from '@duka/serving/bulkhead.js';
import type { Request, Response } from 'express';
import { currentRequest } from '../logging/log.js';
import { door } from './door.middleware.js';

/** Two places, and 32 who wait. */
const CONNECTIONS = 1;

class Answer extends EventEmitter {
  closed = false;
}

function shop() {
  const logIns = { isFull: false };
  const gate = door(CONNECTIONS, logIns);
  /** What comes after the gate for one of them: nothing, or a refusal. */
  const ask = async (method: string, path: string, mayBeRefused = true, answer = new Answer()) => {
    let told: unknown = 'waits';
    currentRequest.run(
      { requestId: 'one', mayBeRefused },
      () =>
        void gate(
          { method, path } as Request,
          answer as unknown as Response,
          (error?: unknown) => void (told = error),
        ),
    );
    await setImmediate();
    return { answer, told: () => told };
  };
  const told = async (...one: Parameters<typeof ask>) => (await ask(...one)).told();
  return { logIns, ask, told };
}

describe('the door of the API (R39)', () => {
  it('refuses those who only look while all places are taken; those who buy, write or keep the shop are let in', async () => {
    const { ask, told } = shop();
    const inside = [await ask('GET', '/api/v1/products'), await ask('GET', '/api/v1/products')];
    expect(inside.map((one) => one.told())).toEqual([undefined, undefined]);
    const waiting = [];
    for (let n = 0; n < 32; n += 1) waiting.push(await ask('GET', '/api/v1/products'));
    expect(new Set(waiting.map((one) => one.told()))).toEqual(new Set(['waits']));
    expect(await told('HEAD', '/api/v1/products/1')).toBeInstanceOf(Full);
    expect(await told('GET', '/api/v1/carts', false)).toBeUndefined();
    expect(await told('POST', '/api/v1/auth/login')).toBeUndefined();
    expect(await told('GET', '/api/v1/admin/orders')).toBeUndefined();
    expect(await told('GET', '/media/0123456789abcdef0123456789abcdef/320.avif')).toBeUndefined();
    inside[0]?.answer.emit('prefinish');
    await setImmediate();
    expect(waiting.map((one) => one.told()).slice(0, 2)).toEqual([undefined, 'waits']);
  });

  it('keeps no place for who has left, before or after they found one', async () => {
    const { ask, told } = shop();
    const gone = Object.assign(new Answer(), { closed: true });
    expect((await ask('GET', '/api/v1/products', true, gone)).told()).toBe('waits');
    const [one, two] = [await ask('GET', '/api/v1/products'), await ask('GET', '/api/v1/products')];
    one.answer.emit('close');
    two.answer.emit('close');
    two.answer.emit('close');
    expect(await told('GET', '/api/v1/products')).toBeUndefined();
    expect(await told('GET', '/api/v1/products')).toBeUndefined();
    expect(await told('GET', '/api/v1/products')).toBe('waits');
  });

  it('refuses a log-in for which there would be no place, before its body is read (R40)', async () => {
    const { logIns, told } = shop();
    logIns.isFull = true;
    expect(await told('POST', '/api/v1/auth/login')).toBeInstanceOf(Full);
    expect(await told('POST', '/api/v1/auth/register')).toBeUndefined();
    logIns.isFull = false;
    expect(await told('POST', '/api/v1/auth/login')).toBeUndefined();
  });
});
