import { beforeEach, describe, expect, it } from '@jest/globals';
import { hasIt, KeptShown, namesIn, withoutTracking, type Shown } from './kept-shown.js';

const ONE = '0190a0a0-0000-7000-8000-00000000000a';
const OTHER = '0190a0a0-0000-7000-8000-00000000000b';
const NOTHING = { everything: false, lists: false, products: [] };
let now = 0;
const shown = (text: string, isList = false): Shown => ({ isList, names: namesIn(text), freshMs: 60_000 });
const scene = () => new KeptShown<Shown>({ most: 1_000, of: () => 1 }, () => now);

beforeEach(() => {
  now = 1_000;
});

describe('what everybody gets alike', () => {
  it('goes when something changes that it shows, and stays otherwise', () => {
    const kept = scene();
    kept.keep('one', shown(`of ${ONE}`), now);
    kept.keep('list', shown('', true), now);
    kept.tell(NOTHING, 0);
    kept.tell({ ...NOTHING, products: [OTHER] }, 0);
    expect([kept.known('one'), kept.known('list')]).not.toContain(undefined);
    kept.tell({ ...NOTHING, products: [ONE] }, 0);
    expect([kept.known('one') === undefined, kept.known('list') === undefined]).toEqual([true, false]);
    kept.tell({ ...NOTHING, lists: true }, 0);
    expect(kept.known('list')).toBeUndefined();
    kept.keep('one', shown(`of ${ONE}`), now);
    kept.tell({ ...NOTHING, everything: true }, 0);
    expect(kept.known('one')).toBeUndefined();
  });

  it('is not kept where a change was heard while it was made, and shortly where its maker may not know of it', () => {
    const kept = scene();
    const begun = now;
    now += 5;
    kept.tell({ ...NOTHING, products: [ONE] }, 1_000);
    kept.keep('one', shown(`of ${ONE}`), begun);
    expect(kept.known('one')).toBeUndefined();
    now += 5;
    kept.keep('one', shown(`of ${ONE}`), now);
    now += 249;
    expect(kept.known('one')).toBeDefined();
    now += 2;
    expect(kept.known('one')).toBeUndefined();
    now += 1_000;
    kept.keep('one', shown(`of ${ONE}`), now);
    now += 59_000;
    expect(kept.known('one')).toBeDefined();
  });

  it('may all be other for a while after a change of everything', () => {
    const kept = scene();
    kept.tell({ ...NOTHING, everything: true }, 500);
    expect([kept.isAllOther(now + 500), kept.isAllOther(now + 501)]).toEqual([true, false]);
  });

  it('is asked for without marks of campaigns, and known by its ETag', () => {
    const addresses = ['/a?utm_source=x&q=1', '/a?q=1&gclid=2', '/a?fbclid=2', '/a'];
    expect(addresses.map(withoutTracking)).toEqual(['/a?q=1', '/a?q=1', '/a', '/a']);
    const etag = 'W/"1"';
    expect(hasIt({ 'if-none-match': '"0", "1"' }, etag)).toBe(true);
    expect(hasIt({ 'if-none-match': '*' }, etag)).toBe(true);
    expect(hasIt({ 'if-none-match': '"0"' }, etag)).toBe(false);
    expect(hasIt({ 'if-none-match': etag, 'cache-control': 'no-cache' }, etag)).toBe(false);
    expect(hasIt({}, etag)).toBe(false);
  });
});
