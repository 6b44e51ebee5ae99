import { describe, expect, it } from '@jest/globals';
import { isUnspaced, piecesQuery } from './unspaced.js';

describe('a word of a script without blanks', () => {
  it.each([
    ['茶', `'茶':*`],
    ['茶碗', `('茶碗')`],
    ['日本茶', `('日本' <-> '本茶')`],
    ['iphone保護', `'iphone':* & ('保護')`],
    ['コーヒー', `('コー' <-> 'ーヒ' <-> 'ヒー')`],
    ['กาแฟ', `('กา' <-> 'าแ' <-> 'แฟ')`],
  ])('%s is looked for by %s', (word, query) => {
    expect([isUnspaced(word), piecesQuery(word)]).toEqual([true, query]);
  });

  it.each(['mug', 'кружка', 'قدح', 'é'])('%s is none', (word) => expect(isUnspaced(word)).toBe(false));
});
