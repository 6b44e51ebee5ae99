import { describe, expect, it } from '@jest/globals';
import { besideEachOther, compoundsOf, shortHalvesOf, shortWordsIn } from './compounds.js';

describe('words typed apart or together', () => {
  it('are joined with their neighbours', () => {
    expect(compoundsOf(['a', 'b', 'c']).joined).toEqual(['ab', 'bc']);
    expect(compoundsOf(['a']).joined).toEqual([]);
  });

  it('are split where both parts have three letters', () => {
    expect(compoundsOf(['teapot']).split).toEqual([['tea', 'pot']]);
    expect(compoundsOf(['teapo']).split).toEqual([]);
  });

  it('are taken back to three letters, not to fewer', () => {
    expect(['matt', 'carr', 'oo', 'aab'].map(shortWordsIn)).toEqual([[`'mat'`], [`'car'`], [], []]);
  });
});

describe('a word of two, one of them short', () => {
  const halves = (word: string) => besideEachOther(shortHalvesOf(word), new Set(['mail']));

  it.each([
    ['usbc', [`('u' <-> 'sbc')`, `('us' <-> 'bc')`, `('usb' <-> 'c')`]],
    ['email', [`('e' <-> 'mail')`, `('em' <-> 'ail')`, `('ema' <-> 'il')`]],
    ['emall', [`('em' <-> 'all')`, `('ema' <-> 'll')`]],
    ['tv', []],
    ['dampfschifffahrt', []],
  ])('%s may be %j', (word, all) => expect(halves(word)).toEqual(all));
});
