import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentRequest } from '../logging/log.js';
import { PoolBusy, PoolShare, keptForPaying } from './pool-share.js';

describe('the share of those who browse', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('serves in the order of coming', async () => {
    const share = new PoolShare(1);
    const served: number[] = [];
    await share.enter();
    const others = [1, 2].map((one) => share.enter().then(() => served.push(one)));
    share.leave();
    await others[0];
    expect(served).toEqual([1]);
    share.leave();
    await Promise.all(others);
    expect(served).toEqual([1, 2]);
  });

  it('refuses the newest at once when 32 wait for each slot', async () => {
    const share = new PoolShare(2);
    const all = Array.from({ length: 2 + 64 }, () => share.enter());
    await expect(share.enter()).rejects.toThrow(PoolBusy);
    for (let one = 0; one < 64; one += 1) share.leave();
    await Promise.all(all);
  });

  it('refuses whoever has waited for two seconds, and counts them no more', async () => {
    const share = new PoolShare(1);
    await share.enter();
    const refused = expect(share.enter()).rejects.toThrow(PoolBusy);
    jest.advanceTimersByTime(2_000);
    await refused;
    share.leave();
    await expect(share.enter()).resolves.toBeUndefined();
  });

  it('refuses a request whose statements have waited for two seconds together', async () => {
    const share = new PoolShare(1);
    await share.enter();
    await currentRequest.run({ requestId: 'one' }, async () => {
      const first = share.enter();
      jest.advanceTimersByTime(1_500);
      share.leave();
      await first;
      const refused = expect(share.enter()).rejects.toThrow(PoolBusy);
      jest.advanceTimersByTime(500);
      await refused;
    });
  });

  it('keeps a fifth for those who pay', () => {
    expect([1, 2, 5, 10, 12].map(keptForPaying)).toEqual([0, 1, 1, 2, 3]);
  });
});
