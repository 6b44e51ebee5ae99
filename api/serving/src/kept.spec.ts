import { beforeEach, describe, expect, it } from '@jest/globals';
import { Kept, KeptReading, type Keeping } from './kept.js';

const FRESH_MS = 1_000;
let now = 0;
const keeping = (more: Keeping<string | null> = {}) =>
  new Kept<string | null>({ freshMs: FRESH_MS, now: () => now, ...more });
const give = (value: string | null) => () => Promise.resolve(value);
const fail = () => Promise.reject(new Error('away'));
const settled = () => new Promise(setImmediate);
/** One that is being made until it is told what it is. */
const later = () => {
  let end = (_value: string) => {};
  return {
    make: () => new Promise<string>((resolve) => (end = resolve)),
    end: (value: string) => end(value),
  };
};

beforeEach(() => {
  now = 0;
});

describe('what is kept', () => {
  it('is forgotten where it is one of those that changed', async () => {
    const kept = keeping();
    kept.keep('a', 'old');
    kept.keep('b', 'new');
    kept.forgetThose((value) => value === 'old');
    expect([kept.known('a'), kept.known('b')]).toEqual([undefined, 'new']);
    const making = later();
    const alone = kept.getAlone('c', making.make);
    kept.forgetThose(() => false);
    making.end('made before');
    expect([await alone, kept.known('c')]).toEqual(['made before', undefined]);
  });

  it('is made once for all who ask at the same moment, and counts for its time', async () => {
    const kept = keeping();
    let made = 0;
    const make = () => Promise.resolve(String((made += 1)));
    expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['1', '1']);
    now = FRESH_MS - 1;
    expect([await kept.get('a', make), kept.known('a'), await kept.get('b', make)]).toEqual(['1', '1', '2']);
    now = FRESH_MS;
    expect([kept.known('a'), kept.last('a'), await kept.get('a', make)]).toEqual([undefined, '1', '3']);
  });

  it('counts for as long as it is worth, nothing as well', async () => {
    const kept = keeping({ freshMs: (value) => (value === null ? 10 : 1_000) });
    await kept.get('silent', give(null));
    await kept.get('answered', give('yes'));
    now = 9;
    expect(await kept.get('silent', give('late'))).toBeNull();
    now = 10;
    expect([await kept.get('silent', give('late')), kept.known('answered')]).toEqual(['late', 'yes']);
  });

  it('is bounded: what was asked for longest ago goes first', async () => {
    const kept = keeping({ most: 2 });
    kept.keep('a', 'a');
    kept.keep('b', 'b');
    kept.known('a');
    kept.keep('c', 'c');
    expect(['a', 'b', 'c'].map((key) => kept.known(key))).toEqual(['a', undefined, 'c']);
    const bySize = keeping({ size: { most: 10, of: (value) => value?.length ?? 0 } });
    for (const key of ['a', 'b', 'c']) bySize.keep(key, 'long');
    expect(['a', 'b', 'c'].map((key) => bySize.known(key))).toEqual([undefined, 'long', 'long']);
  });

  it('of no time is only made once for all who ask meanwhile, and not held afterwards', async () => {
    const kept = keeping({ freshMs: 0 });
    const one = later();
    const both = Promise.all([kept.get('a', one.make), kept.get('a', give('other'))]);
    one.end('one');
    expect([await both, kept.known('a')]).toEqual([['one', 'one'], undefined]);
    expect(await kept.get('a', give('anew'))).toBe('anew');
  });

  it('is not kept when making it fails, for whoever waits for it', async () => {
    const kept = keeping();
    const both = [kept.get('a', fail), kept.get('a', give('never asked'))];
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.get('a', give('fine'))).toBe('fine');
  });

  it('is given out where making it anew fails, as long as it is young enough', async () => {
    const kept = keeping({ staleMs: 5_000 });
    await kept.get('a', give('old'));
    now = 5_000;
    expect(await kept.get('a', fail)).toBe('old');
    now = 5_001;
    await expect(kept.get('a', fail)).rejects.toThrow('away');
    expect(await kept.get('a', give('new'))).toBe('new');
  });
});

describe('what is made anew while the old one is given out', () => {
  it('is so once, for as long again as it counted; afterwards it is waited for', async () => {
    const kept = keeping({ isRenewed: true });
    let made = 0;
    const make = () => Promise.resolve(String((made += 1)));
    await kept.get('a', make);
    now = 1_500;
    expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['1', '1']);
    await settled();
    expect([await kept.get('a', make), made]).toEqual(['2', 2]);
    now = 3_500;
    expect(await kept.get('a', make)).toBe('3');
  });

  it('stays as it is when that fails', async () => {
    const kept = keeping({ isRenewed: true });
    await kept.get('a', give('old'));
    now = 1_500;
    expect(await kept.get('a', fail)).toBe('old');
    await settled();
    expect(await kept.get('a', give('new'))).toBe('old');
    await settled();
    expect(await kept.get('a', give('newer'))).toBe('new');
  });
});

describe('what has changed', () => {
  it.each([{}, { staleMs: 5_000 }, { isRenewed: true }])(
    'is made anew, also while it is being made (%j)',
    async (more) => {
      const kept = keeping(more);
      await kept.get('known', give('old'));
      const before = later();
      const waiting = kept.get('a', before.make);
      kept.forget();
      expect([await kept.get('a', give('new')), kept.known('known')]).toEqual(['new', undefined]);
      before.end('old');
      expect(await waiting).toBe('old');
      await settled();
      expect([kept.known('a'), await kept.get('known', give('new'))]).toEqual(['new', 'new']);
    },
  );

  it('is given out once more where it cannot be made anew', async () => {
    const kept = keeping({ staleMs: 5_000 });
    await kept.get('a', give('old'));
    kept.forget();
    expect(await kept.get('a', fail)).toBe('old');
  });

  it('may be one of them alone', () => {
    const kept = keeping();
    kept.keep('a', 'a');
    kept.keep('b', 'b');
    kept.forget('a');
    expect([kept.known('a'), kept.known('b')]).toEqual([undefined, 'b']);
  });
});

describe('what is read in transactions', () => {
  it('is read by each for themselves until one has it, and not kept after a change', async () => {
    let reads = 0;
    const ends: ((value: number) => void)[] = [];
    const kept = new KeptReading(() => {
      reads += 1;
      return new Promise<number>((resolve) => ends.push(resolve));
    });
    const both = [kept.get(), kept.get()];
    expect(reads).toBe(2);
    ends[1]?.(2);
    expect([await both[1], await kept.get()]).toEqual([2, 2]);
    kept.forget();
    ends[0]?.(1);
    expect(await both[0]).toBe(1);
    const anew = kept.get();
    ends[2]?.(3);
    expect([await anew, await kept.get(), reads]).toEqual([3, 3, 3]);
  });
});
