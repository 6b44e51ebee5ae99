import { describe, expect, it } from '@jest/globals';
import { WalHistory } from './wal-history.js';

describe('the history of the log of the primary', () => {
  it('says nothing before the primary was asked', () => {
    expect(new WalHistory(1_000).lagOf(100, 0)).toBeUndefined();
  });

  it('knows a replica by the oldest entry that it has not replayed', () => {
    const history = new WalHistory(1_000);
    history.note(0, 100);
    history.note(400, 200);
    history.note(600, 300);
    expect([300, 250, 150, 50].map((replayed) => history.lagOf(replayed, 700))).toEqual([
      0,
      100,
      300,
      undefined,
    ]);
  });

  it('takes out a replica that has not replayed what was written the largest lag ago', () => {
    const history = new WalHistory(1_000);
    history.note(0, 100);
    history.note(500, 200);
    expect(history.lagOf(100, 1_400)).toBe(900);
    history.note(1_500, 200);
    expect(history.lagOf(100, 1_500)).toBeUndefined();
    expect(history.lagOf(200, 1_500)).toBe(0);
  });

  it('keeps a replica that has all of it, however long nothing is written', () => {
    const history = new WalHistory(1_000);
    for (let at = 0; at < 10_000; at += 500) history.note(at, 100);
    expect(history.lagOf(100, 10_000)).toBe(0);
  });
});
