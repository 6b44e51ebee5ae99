import { describe, expect, it } from '@jest/globals';
import { Hearing } from './hearing.js';

function scene(holdsMs?: number) {
  const time = { now: 10_000, asked: 0, silences: 0, fails: false };
  let answer = () => {};
  const hearing = new Hearing({
    ask: () => {
      time.asked += 1;
      if (time.fails) return Promise.reject(new Error('away'));
      return new Promise((resolve) => (answer = resolve));
    },
    silent: () => (time.silences += 1),
    now: () => time.now,
    ...(holdsMs !== undefined && { holdsMs }),
  });
  return { time, hearing, tell: () => answer() };
}

const settled = () => new Promise(setImmediate);

describe('whether what is kept holds', () => {
  it('is asked once for all who want to know, and holds for less than a second', async () => {
    const { time, hearing, tell } = scene();
    const asked = [hearing.isHeard(), hearing.isHeard()];
    tell();
    expect(await Promise.all(asked)).toEqual([true, true]);
    time.now += 799;
    expect([hearing.isHeard(), time.asked]).toEqual([true, 2]);
    time.now += 2;
    const again = hearing.isHeard();
    expect(again).toBeInstanceOf(Promise);
    tell();
    expect([await again, time.asked]).toEqual([true, 2]);
  });

  it('is asked again after a change through this process, also where a question is under way', async () => {
    const { time, hearing, tell } = scene();
    const first = hearing.isHeard() as Promise<boolean>;
    time.now += 1;
    hearing.changed();
    const second = hearing.isHeard() as Promise<boolean>;
    tell();
    expect(await first).toBe(true);
    await settled();
    tell();
    expect([await second, time.asked]).toEqual([true, 2]);
  });

  it('is not known while nobody answers, which is told once and not asked each time', async () => {
    const { time, hearing } = scene();
    time.fails = true;
    expect(await hearing.isHeard()).toBe(false);
    expect([hearing.isHeard(), time.silences]).toEqual([false, 1]);
    time.now += 300;
    expect([await hearing.isHeard(), time.silences]).toEqual([false, 1]);
  });

  it('is asked each time where it holds for no time, and for whoever wants it anew', async () => {
    for (const [holdsMs, isAnew] of [
      [0, undefined],
      [800, true],
    ] as const) {
      const { time, hearing, tell } = scene(holdsMs);
      for (let n = 1; n <= 2; n += 1) {
        const heard = hearing.isHeard(isAnew);
        tell();
        expect([await heard, time.asked]).toEqual([true, n]);
        time.now += 1;
      }
    }
  });
});
