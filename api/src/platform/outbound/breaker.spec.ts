import { describe, expect, it } from '@jest/globals';
import { Clock } from '../../kernel/clock.js';
import { Breaker } from './breaker.js';

class HandClock extends Clock {
  millis = 0;
  override now(): Date {
    return new Date(this.millis);
  }
}

function broken(): { clock: HandClock; breaker: Breaker } {
  const clock = new HandClock();
  const breaker = new Breaker(clock, 'test');
  for (let failure = 0; failure < 5; failure += 1) breaker.failed();
  return { clock, breaker };
}

describe('the breaker before a provider', () => {
  it('lets calls through until the fifth failure in a row', () => {
    const breaker = new Breaker(new HandClock(), 'test');
    for (let failure = 0; failure < 4; failure += 1) breaker.failed();
    expect(breaker.permits()).toBe(true);
    breaker.succeeded();
    breaker.failed();
    expect(breaker.permits()).toBe(true);
  });

  it('stops calls for ten seconds, then lets a single one try', () => {
    const { clock, breaker } = broken();
    clock.millis = 9_999;
    expect(breaker.permits()).toBe(false);
    clock.millis = 10_000;
    expect([breaker.permits(), breaker.permits()]).toEqual([true, false]);
  });

  it('opens again for all when the try succeeds, and pauses again when it fails', () => {
    const { clock, breaker } = broken();
    clock.millis = 10_000;
    breaker.permits();
    breaker.failed();
    expect(breaker.permits()).toBe(false);
    clock.millis = 20_000;
    breaker.permits();
    breaker.succeeded();
    expect([breaker.permits(), breaker.permits()]).toEqual([true, true]);
  });
});
