import { describe, expect, it } from '@jest/globals';
import { TokenReservation } from './token-reservation.js';
import type { Limit, Standing } from './rate-limits.js';

/** One shared count, as PostgreSQL keeps it. */
class Shared {
  hits = 0;
  asked = 0;

  most({ limit }: Limit): number {
    return limit;
  }

  hit(_bucket: string, limit: Limit, count = 1): Promise<Standing> {
    this.asked += 1;
    this.hits += count;
    const allowed = this.hits - count < limit.limit;
    const remaining = Math.max(0, limit.limit - this.hits);
    return Promise.resolve({ ...limit, allowed, remaining, retryAfter: 60 });
  }
}

const LIMIT = { limit: 200, seconds: 60 };

describe('hits that a process counts in advance', () => {
  it('let a limit through over two processes, and ask the shared count a few times only', async () => {
    const shared = new Shared();
    const processes = [new TokenReservation(shared, () => 0), new TokenReservation(shared, () => 0)];
    let allowed = 0;
    for (let hit = 0; hit < 400; hit += 1)
      if ((await processes[hit % 2]?.hit('read:ip:1', LIMIT))?.allowed) allowed += 1;
    expect(allowed).toBe(200);
    expect(shared.asked).toBe(22);
  });

  it('are taken once by requests that come at the same moment', async () => {
    const shared = new Shared();
    const leases = new TokenReservation(shared, () => 0);
    await Promise.all(Array.from({ length: 10 }, () => leases.hit('read:ip:1', LIMIT)));
    expect(shared.asked).toBe(1);
  });

  it('say how many are left, whoever has them', async () => {
    const leases = new TokenReservation(new Shared(), () => 0);
    expect(await leases.hit('read:ip:1', LIMIT)).toMatchObject({ allowed: true, remaining: 199 });
    expect(await leases.hit('read:ip:1', LIMIT)).toMatchObject({ allowed: true, remaining: 198 });
  });

  it('are taken anew in the next window, also after a refusal', async () => {
    const shared = new Shared();
    let now = 0;
    const leases = new TokenReservation(shared, () => now);
    const small = { limit: 1, seconds: 60 };
    await leases.hit('write:ip:1', small);
    expect((await leases.hit('write:ip:1', small)).allowed).toBe(false);
    now = 30_000;
    expect(await leases.hit('write:ip:1', small)).toMatchObject({ allowed: false, retryAfter: 30 });
    shared.hits = 0;
    now = 61_000;
    expect((await leases.hit('write:ip:1', small)).allowed).toBe(true);
  });
});
