import { describe, expect, it } from '@jest/globals';
import { SystemClock } from './kernel.module.js';

const HOUR_MS = 3_600_000;
const off = (clock: SystemClock) => Math.round((clock.now().getTime() - Date.now()) / 1_000);

describe('R38 the clock of the shop', () => {
  it.each([HOUR_MS, -HOUR_MS])('is the database’s when the machine’s is %d ms off, and follows it', (ms) => {
    const clock = new SystemClock();
    clock.follow(new Date(Date.now() - ms));
    expect(off(clock)).toBe(-ms / 1_000);
    clock.follow(new Date());
    expect(off(clock)).toBe(0);
  });

  it('is the machine’s as long as both agree within the time of a question', () => {
    const clock = new SystemClock();
    clock.follow(new Date(Date.now() - 4_000));
    expect(off(clock)).toBe(0);
  });
});
