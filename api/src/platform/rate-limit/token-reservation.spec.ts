import { describe, expect, it } from '@jest/globals';
import { TokenReservation } from './token-reservation.js';
import type { Counted } from './count-hits.js';
import type { Bucket, Limit, Standing } from './rate-limits.js';

/** One shared count, as PostgreSQL keeps it. */
class Shared {
  hits = 0;
  asked = 0;

  most({ limit }: Limit): number {
    return limit;
  }

  hit(_bucket: string, limit: Limit, count = 1): Promise<Standing> {
    this.asked += 1;
    return Promise.resolve(this.standing(limit, this.counted(count), count));
  }

  /** What another statement counts. */
  counted(count: number): Counted {
    this.hits += count;
    return { hits: this.hits, left: 60 };
  }

  standing(limit: Limit, { hits, left }: Counted, count = 1): Standing {
    const allowed = hits - count < limit.limit;
    return { ...limit, allowed, remaining: Math.max(0, limit.limit - hits), retryAfter: left };
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

describe('hits that the statement counts which reads the session', () => {
  const CART: Bucket = { bucket: 'cart:account:a', limit: 100, seconds: 60 };
  const { bucket, ...limit } = CART;
  /** A call of whoever stands, as the guards make it. */
  async function call(leases: TokenReservation, shared: Shared): Promise<Standing> {
    const along = leases.along([CART]);
    if (along?.ahead) return leases.opened(bucket, limit, shared.counted(along.ahead), along.ahead);
    return leases.hit(bucket, limit);
  }

  it('are some in advance, so that the next calls count nothing, and the limit is let through as it is', async () => {
    const shared = new Shared();
    const leases = new TokenReservation(shared, () => 0);
    const standings: Standing[] = [];
    for (let n = 0; n < 102; n += 1) standings.push(await call(leases, shared));
    expect(standings.map(({ allowed }) => allowed)).toEqual([
      ...Array<boolean>(100).fill(true),
      false,
      false,
    ]);
    expect(standings.slice(0, 6).map(({ remaining }) => remaining)).toEqual([99, 98, 97, 96, 95, 94]);
    expect(shared.hits).toBe(105);
  });

  it('never let more through than are left', async () => {
    const shared = new Shared();
    shared.hits = 98;
    const leases = new TokenReservation(shared, () => 0);
    const allowed = [await call(leases, shared), await call(leases, shared), await call(leases, shared)];
    expect(allowed.map((standing) => standing.allowed)).toEqual([true, true, false]);
  });

  it('are kept where two calls count some at the same moment', async () => {
    const shared = new Shared();
    const leases = new TokenReservation(shared, () => 0);
    const [one, other] = [leases.along([CART]), leases.along([CART])];
    for (const { ahead } of [one, other].flatMap((along) => along ?? []))
      leases.opened(bucket, limit, shared.counted(ahead), ahead);
    for (let n = 0; n < 8; n += 1) await call(leases, shared);
    expect(shared.hits).toBe(10);
  });

  it.each([1, 2, 3, 4, 5])(
    'are not lost where many calls at once count some by both ways (%d)',
    async (step) => {
      const shared = new Shared();
      const turns = async (count: number) => {
        for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
      };
      const slow = {
        most: (of: Limit) => shared.most(of),
        standing: (of: Limit, counted: Counted, count?: number) => shared.standing(of, counted, count),
        hit: (key: string, of: Limit, count?: number) => turns(9).then(() => shared.hit(key, of, count)),
      };
      const leases = new TokenReservation(slow, () => 0);
      const late = async (n: number) => {
        await turns((n * step) % 17);
        const along = leases.along([CART]);
        const counted = along?.ahead ? shared.counted(along.ahead) : undefined;
        await turns((n * 5) % 11);
        return counted ? leases.opened(bucket, limit, counted, along?.ahead ?? 0) : leases.hit(bucket, limit);
      };
      const standings = await Promise.all(Array.from({ length: 120 }, (_, n) => late(n)));
      for (let n = 0; n < 60; n += 1) standings.push(await call(leases, shared));
      expect(standings.filter(({ allowed }) => allowed)).toHaveLength(100);
    },
  );

  it('are one where a second limit follows', () => {
    const leases = new TokenReservation(new Shared(), () => 0);
    expect(leases.along([CART, CART])).toMatchObject({ ahead: 1, most: 100 });
    expect(leases.along([])).toBeUndefined();
  });
});
