import { describe, expect, it } from '@jest/globals';
import type { Pool } from '../database/pool.js';
import type { ReplicaState, Replicas } from '../database/replicas.js';
import { Readiness } from './health.controller.js';

const emptyFor = (ms: number) =>
  new Readiness(
    { emptyForMs: () => ms, answers: () => Promise.resolve(false) } as Pool,
    { states: () => [] as ReplicaState[] } as unknown as Replicas,
  );

describe('the health of a process whose database is away', () => {
  it('R12 is not ready', async () => {
    expect(await emptyFor(1).isReady()).toBe(false);
  });

  it('R12 is live for a minute and then to be started anew', () => {
    expect([0, 64_999, 65_000].map((ms) => emptyFor(ms).isLive())).toEqual([true, true, false]);
  });
});
