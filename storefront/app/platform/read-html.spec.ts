import { describe, expect, it } from '@jest/globals';
import { readHtml, wordsIn } from './read-html';

describe('clean HTML', () => {
  it('is read as nodes, a text in one piece', () => {
    expect(readHtml('<p>Wash <strong>cold</strong> &amp; dry.</p><hr>')).toEqual([
      { tag: 'p', holds: ['Wash ', { tag: 'strong', holds: ['cold'] }, ' & dry.'] },
      { tag: 'hr', holds: [] },
    ]);
    expect(readHtml('<td colspan="2"><a href="/shop">A</a></td>')).toEqual([
      { tag: 'td', colSpan: 2, holds: [{ tag: 'a', href: '/shop', holds: ['A'] }] },
    ]);
    expect(readHtml('')).toEqual([]);
  });

  it('is told in words', () => {
    const html = '<h2>Care</h2><p>Wash <em>cold</em>.<br>Dry.</p><ul><li>No bleach</li></ul>';
    expect(wordsIn(readHtml(html))).toBe('Care\nWash cold.\nDry.\nNo bleach');
  });

  it('says what is raised and lowered in signs of its own, and nothing that is struck out', () => {
    const html = '<p>12<sup>99</sup> €, 1<sup>er</sup>, H<sub>2</sub>O, was <s>10 <em>€</em></s>, 8 €</p>';
    expect(wordsIn(readHtml(html))).toBe('12⁹⁹ €, 1er, H₂O, was , 8 €');
  });
});
