import { describe, expect, it } from '@jest/globals';
import { isCut, onceMore } from './cut-connection.js';

const withCode = (code: string) => Object.assign(new Error('something'), { code });

describe('a cut connection', () => {
  it.each([
    withCode('57P01'),
    withCode('08006'),
    // "cannot execute INSERT in a read-only transaction": the leader is another one now
    withCode('25006'),
    withCode('ECONNRESET'),
    Object.assign(withCode('ENOENT'), { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('wrapped', { cause: withCode('EPIPE') }),
  ])('is known by %p', (error) => {
    expect(isCut(error)).toBe(true);
  });

  it.each([withCode('23505'), withCode('40P01'), withCode('ENOENT'), new Error('a bug'), 'not an error'])(
    'is not meant by %p',
    (error) => {
      expect(isCut(error)).toBe(false);
    },
  );

  const failing = (error: Error, times: number) => {
    let calls = 0;
    const work = () => {
      calls += 1;
      return calls <= times ? Promise.reject(error) : Promise.resolve(calls);
    };
    return { work, calls: () => calls };
  };

  it('is tried once more, and not a third time', async () => {
    expect(await onceMore(failing(withCode('57P01'), 1).work)).toBe(2);
    const twice = failing(withCode('57P01'), 2);
    await expect(onceMore(twice.work)).rejects.toThrow('something');
    expect(twice.calls()).toBe(2);
  });

  it('is the only reason to try again', async () => {
    const other = failing(withCode('23505'), 1);
    await expect(onceMore(other.work)).rejects.toThrow('something');
    expect(other.calls()).toBe(1);
  });
});
