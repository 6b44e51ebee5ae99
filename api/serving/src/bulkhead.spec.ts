import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Bulkhead, Full } from './bulkhead.js';
import { HASHES, LOG_INS, LOOKS, STATEMENTS, keptForBuying } from './room.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const ONE = { places: 1, waiting: 2, longestMs: 1_000 };
/** When each of them was let in, or that they were refused. */
const watch = (all: readonly Promise<unknown>[]) => {
  const began = performance.now();
  const told: unknown[] = all.map(() => 'waits');
  all.forEach((one, at) => {
    one.then(
      () => (told[at] = performance.now() - began),
      (error: unknown) => (told[at] = error instanceof Full ? 'refused' : error),
    );
  });
  return told;
};
const settled = () => jest.advanceTimersByTimeAsync(0);

describe('a bulkhead', () => {
  it('lets in as many as there are places, has some wait and refuses the others at once', async () => {
    const bulkhead = new Bulkhead({ ...ONE, places: 2 });
    const told = watch(Array.from({ length: 6 }, () => bulkhead.enter()));
    await settled();
    expect(told).toEqual([0, 0, 'waits', 'waits', 'refused', 'refused']);
    expect(bulkhead.isFull).toBe(true);
  });

  it('gives each place to who has waited longest, and takes it back once', async () => {
    const bulkhead = new Bulkhead(ONE);
    const leave = await bulkhead.enter();
    const told = watch([bulkhead.enter(), bulkhead.enter()]);
    await jest.advanceTimersByTimeAsync(10);
    leave();
    leave();
    await settled();
    expect(told).toEqual([10, 'waits']);
  });

  it('refuses in the end whoever has waited for too long, and lets the next one wait again', async () => {
    const bulkhead = new Bulkhead(ONE);
    const leave = await bulkhead.enter();
    const told = watch([bulkhead.enter()]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['refused']);
    leave();
    expect(watch([bulkhead.enter()])).toEqual(['waits']);
    await settled();
    expect(bulkhead.isFull).toBe(false);
  });

  it('refuses at once whoever would wait for too long by how fast others are let in, or if nobody is', async () => {
    const slow = new Bulkhead({ places: 1, waiting: 100, longestMs: 1_000 });
    let leave = await slow.enter();
    for (let round = 0; round < 20; round += 1) {
      const next = slow.enter();
      await jest.advanceTimersByTimeAsync(400);
      leave();
      leave = await next;
    }
    const told = watch([slow.enter(), slow.enter(), slow.enter()]);
    await settled();
    expect(told).toEqual(['waits', 'waits', 'refused']);

    const stuck = new Bulkhead({ places: 1, waiting: 100, longestMs: 1_000 });
    void stuck.enter();
    watch([stuck.enter()]);
    await jest.advanceTimersByTimeAsync(600);
    watch([stuck.enter()]);
    await jest.advanceTimersByTimeAsync(401);
    const late = watch([stuck.enter()]);
    await settled();
    expect(late).toEqual(['refused']);
  });

  it('without a longest time has everybody in line wait to the end', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 1 });
    const leave = await bulkhead.enter();
    const told = watch([bulkhead.enter()]);
    await jest.advanceTimersByTimeAsync(600_000);
    leave();
    await settled();
    expect(told).toEqual([600_000]);
  });

  it('rests, where it is told to, for as long as a place was taken while others wait', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 2, rests: true });
    const leave = await bulkhead.enter();
    const told = watch([bulkhead.enter()]);
    await jest.advanceTimersByTimeAsync(40);
    leave();
    await jest.advanceTimersByTimeAsync(40);
    expect(told).toEqual([80]);
  });

  it('has fewer places while the process is late and some wait, one at least, and all of them again afterwards', async () => {
    const bulkhead = new Bulkhead({ places: 8, waiting: 100, lateMs: 50 });
    const inside: (() => void)[] = [];
    const come = async (many: number) => {
      const before = inside.length;
      for (let n = 0; n < many; n += 1) void bulkhead.enter().then((leave) => inside.push(leave));
      await settled();
      return inside.length - before;
    };
    const leave = async (many: number) => {
      const before = inside.length - many;
      for (const one of inside.splice(0, many)) one();
      await settled();
      return inside.length - before;
    };
    let now = performance.now();
    const look = (times: number, everyMs: number) => {
      for (let n = 0; n < times; n += 1) bulkhead.look((now += everyMs));
    };
    expect(await come(8)).toBe(8);
    look(60, 1_000);
    expect(await leave(8)).toBe(0);
    expect(await come(8)).toBe(8);
    expect(await come(40)).toBe(0);
    look(60, 1_000);
    expect(await leave(8)).toBe(1);
    look(60, 50);
    await settled();
    expect(inside).toHaveLength(8);
  });

  it('is not woken while nobody is inside', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 1, lateMs: 50 });
    for (let round = 0; round < 2; round += 1) {
      expect(jest.getTimerCount()).toBe(0);
      const leave = await bulkhead.enter();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(jest.getTimerCount()).toBe(1);
      leave();
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(jest.getTimerCount()).toBe(0);
  });

  it('takes a place for as long as the work in it takes, also when it fails', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 0 });
    await expect(bulkhead.through(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await bulkhead.through(() => Promise.resolve(bulkhead.isFull))).toBe(true);
    expect(bulkhead.isFull).toBe(false);
  });
});

describe('the room of a process', () => {
  it('keeps a fifth of the connections for those who buy, where there are several', () => {
    expect([1, 2, 5, 10, 20].map(keptForBuying)).toEqual([0, 1, 1, 2, 4]);
    expect([LOOKS(8), STATEMENTS(8)]).toMatchObject([
      { places: 16, waiting: 256 },
      { places: 8, waiting: 256 },
    ]);
  });

  it('leaves a processor to those who look and buy', () => {
    expect([1, 2, 3, 8].map((processors) => HASHES(processors).places)).toEqual([1, 1, 2, 2]);
    expect(LOG_INS(2)).toEqual({ places: 2, waiting: 32, rests: true });
  });
});
