import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { PlaceIsAway, PlaceIsFull, Shelf, type Part, type Place } from './contract.js';
import { PLACES } from './index.js';
import { shelfOf } from './shelf-of.js';

const PART: Part = {
  ...{ folder: 'letters', isPrivate: true, tryMs: 1_000, isForAll: true },
  spread: (path) => path.slice(0, 2),
};
const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', JWT_SECRET: 's'.repeat(32) });

class Loft extends Shelf {
  constructor(readonly trouble?: Error) {
    super();
  }

  override read = () => this.said(new Uint8Array([1]));
  override write = () => this.said(undefined);
  override stream = () => this.said(Readable.from([]));
  override remove = () => this.said(undefined);

  private said<T>(what: T): Promise<T> {
    return this.trouble ? Promise.reject(this.trouble) : Promise.resolve(what);
  }
}

const says = { what: 'letters', full: () => new Error('full'), away: () => new Error('away') };
const loft = (isSetUp: boolean, shelf: Shelf): Place => ({
  ...{ name: 'loft', variables: [], isSetUp: () => isSetUp, open: () => shelf },
});

describe('the list of places for files', () => {
  it('has each name once, and ends with one that is there in any case', () => {
    const names = PLACES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(PLACES.map(({ isSetUp }) => isSetUp({}))).toEqual([...PLACES.slice(1).map(() => false), true]);
  });
});

describe('of places for files', () => {
  it('the first that is set up has what is kept', async () => {
    const [none, first] = [new Loft(new Error('asked')), new Loft()];
    const shelf = shelfOf(config, PART, says, [loft(false, none), loft(true, first), loft(true, none)]);
    expect(await shelf.read('ab')).toEqual(new Uint8Array([1]));
  });

  it.each([
    [new PlaceIsFull('full up'), 'full'],
    [new PlaceIsAway('loft://', {}), 'away'],
    [new Error('a bug'), 'a bug'],
  ])('what is wrong is said as the feature says it: %s', async (trouble, said) => {
    const shelf = shelfOf(config, PART, says, [loft(true, new Loft(trouble))]);
    const kind = { type: 'text/plain', cacheControl: 'no-store' };
    const all = [
      shelf.read('ab'),
      shelf.write('ab', new Uint8Array(), kind),
      shelf.stream('ab'),
      shelf.remove('ab'),
    ];
    expect(await Promise.allSettled(all)).toMatchObject(all.map(() => ({ reason: { message: said } })));
  });
});
