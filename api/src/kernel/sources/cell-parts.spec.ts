import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listText, optionsText, readList, readPairs } from './cell-parts.js';
import { cases } from '../testing/cases.js';

const AWKWARD = [
  'x;y',
  'a: b',
  "'; drop",
  '"quoted"',
  '"',
  '""; "',
  String.raw`back\slash`,
  '; ',
  ' blanks ',
];

/** Names of whatever signs mean something in a cell. */
const name = fc
  .string({ unit: fc.constantFrom(';', ':', '"', "'", '\\', ' ', 'a', 'é'), minLength: 1, maxLength: 8 })
  .filter((text) => text.trim() !== '');

describe('a cell with several things in it', () => {
  it('is read as it was written, whatever is in its names', () => {
    expect(readList(listText(AWKWARD))).toEqual(AWKWARD);
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(readList(listText(names))).toEqual(names);
      }),
      cases(),
    );
  });

  it('is read as it was written, whatever is in its pairs', () => {
    const each = AWKWARD.map((one): [string, string] => [one, one]);
    expect(readPairs(optionsText(Object.fromEntries(each)))).toEqual(each);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, name), { selector: ([one]) => one }), (pairs) => {
        expect(readPairs(optionsText(Object.fromEntries(pairs)))).toEqual(pairs);
      }),
      cases(),
    );
  });

  it('is written plainly where nothing can be mistaken', () => {
    expect(listText(['15" screens', "men's", 'a: b'])).toBe('15" screens; men\'s; a: b');
    expect(optionsText({ Size: 'M', Ratio: '16:9' })).toBe('Size: M; Ratio: 16:9');
  });

  it('is read generously, and refused where it says nothing', () => {
    expect(readList(' shirts ;; "a;b" ; 5" disk;"half')).toEqual(['shirts', 'a;b', '5" disk', '"half']);
    expect(readPairs('Size:M ;; Colour : Ink;')).toEqual([
      ['Size', 'M'],
      ['Colour', 'Ink'],
    ]);
    expect(readPairs('Size')).toBeUndefined();
    expect(readPairs('Size: M; Colour')).toBeUndefined();
  });
});
