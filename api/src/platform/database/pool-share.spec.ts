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

  it('counts what a request has waited in vain, also where it waits for a shorter time', async () => {
    const share = new PoolShare(1);
    await share.enter();
    await currentRequest.run({ requestId: 'one' }, async () => {
      for (let tried = 0; tried < 10; tried += 1) {
        const refused = expect(share.enter(200)).rejects.toThrow(PoolBusy);
        jest.advanceTimersByTime(200);
        await refused;
      }
      await expect(share.enter()).rejects.toThrow(PoolBusy);
    });
  });

  it('R39 refuses the newest at once when those before would keep them waiting for longer than a second', async () => {
    const share = new PoolShare(1);
    await share.enter();
    const first = [share.enter(), share.enter()];
    jest.advanceTimersByTime(400);
    share.leave();
    jest.advanceTimersByTime(400);
    share.leave();
    await Promise.all(first);
    // eleven times the 94 ms that a slot took on average of the last eight
    const others = Array.from({ length: 9 }, () => share.enter());
    const last = share.enter();
    await expect(share.enter()).rejects.toThrow(PoolBusy);
    for (const _ of [...others, last]) share.leave();
    await Promise.all([...others, last]);
  });

  it('R39 refuses the newest at once while no slot becomes free at all, and none who had one before', async () => {
    const share = new PoolShare(1);
    const begun = { requestId: 'begun' };
    await currentRequest.run(begun, () => share.enter());
    const others = Array.from({ length: 4 }, () => share.enter());
    jest.advanceTimersByTime(1_001);
    await expect(share.enter()).rejects.toThrow(PoolBusy);
    const again = currentRequest.run(begun, () => share.enter());
    for (const _ of [...others, again]) share.leave();
    await Promise.all([...others, again]);
  });

  it('R39 serves whoever has begun before newcomers, however long those have waited', async () => {
    const share = new PoolShare(1);
    const begun = { requestId: 'begun' };
    const served: string[] = [];
    const enter = (name: string) => share.enter().then(() => served.push(name));
    await currentRequest.run(begun, () => share.enter());
    const newcomers = ['one', 'other'].map((requestId) =>
      currentRequest.run({ requestId }, () => enter(requestId)),
    );
    const again = currentRequest.run(begun, () => enter('begun'));
    for (const _ of [...newcomers, again]) share.leave();
    await Promise.all([...newcomers, again]);
    expect(served).toEqual(['begun', 'one', 'other']);
  });

  it('R39 reckons for newcomers with those who go before them', async () => {
    const share = new PoolShare(1);
    const begun = { requestId: 'begun' };
    await currentRequest.run(begun, () => share.enter());
    const newcomers = [share.enter(), share.enter()];
    for (let statement = 0; statement < 9; statement += 1) {
      const again = currentRequest.run(begun, () => share.enter());
      jest.advanceTimersByTime(100);
      share.leave();
      await again;
    }
    jest.advanceTimersByTime(100);
    share.leave();
    await newcomers[0];
    // nine times the 125 ms that are an eighth of the second until the first newcomer
    const others = Array.from({ length: 7 }, () => share.enter());
    await expect(share.enter()).rejects.toThrow(PoolBusy);
    for (const _ of [...newcomers, ...others]) share.leave();
    await Promise.all([...newcomers, ...others]);
  });

  it('R39 lets a request in with all its statements, or with none', async () => {
    const share = new PoolShare(1, 2);
    await share.enter();
    const one = Array.from({ length: 5 }, (_, at) => at);
    const statements = currentRequest.run({ requestId: 'one' }, () => one.map(() => share.enter()));
    const refused = currentRequest.run({ requestId: 'other' }, () => one.map(() => share.enter()));
    for (const statement of refused) await expect(statement).rejects.toThrow(PoolBusy);
    for (const _ of statements) share.leave();
    await Promise.all(statements);
  });

  it('refuses at once whoever has waited for two seconds in all', async () => {
    const share = new PoolShare(1);
    await share.enter();
    const late = { requestId: 'late', waitedMs: 2_100 };
    await expect(currentRequest.run(late, () => share.enter())).rejects.toThrow(PoolBusy);
  });

  it('keeps a fifth for those who pay', () => {
    expect([1, 2, 5, 10, 12].map(keptForPaying)).toEqual([0, 1, 1, 2, 3]);
  });
});
