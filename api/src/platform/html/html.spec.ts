import { describe, expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html.js';
import { wordsOf } from './words-of.js';

describe('HTML that a merchant writes', () => {
  it.each([
    ['<p>Soft <b>wool</b>, <i>warm</i>.</p>', '<p>Soft <strong>wool</strong>, <em>warm</em>.</p>'],
    ['<h1>Care</h1><ul><li>Wash</li></ul>', '<h2>Care</h2><ul><li>Wash</li></ul>'],
    ['<p class="x" style="color:red" onclick="x()">A</p>', '<p>A</p>'],
    ['<p>A<script>alert(1)</script></p>', '<p>A</p>'],
    ['<p><a href="javascript:alert(1)">A</a></p>', '<p><a>A</a></p>'],
    ['<p><a href=" jav&#x09;ascript:alert(1)">A</a></p>', '<p><a>A</a></p>'],
    ['<p><a href="//evil.example">A</a></p>', '<p><a>A</a></p>'],
    ['<p><a href="/shop" target="_top">A</a></p>', '<p><a href="/shop">A</a></p>'],
    ['<p>A<img src=x onerror=alert(1)></p><iframe src="https://x.example">B</iframe>', '<p>A</p>'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p></p><p> </p>', ''],
    ['Plain', 'Plain'],
  ])('%s is kept as %s', async (written, kept) => {
    expect(await cleanHtml(written)).toBe(kept);
    expect(await cleanHtml(kept)).toBe(kept);
  });

  it('is told in words where nobody shows it', () => {
    const html =
      '<h2>Care &amp; wear</h2><p>Wash <strong>cold</strong>.<br>Dry flat.</p><ul><li>No bleach</li><li>No iron</li></ul>' +
      '<table><tbody><tr><th>S</th><td>92 cm</td></tr><tr><th>M</th><td>98 cm</td></tr></tbody></table>';
    expect(wordsOf(html)).toBe(
      'Care & wear\n\nWash cold.\nDry flat.\n- No bleach\n- No iron\n\nS 92 cm\nM 98 cm',
    );
    expect(wordsOf('')).toBe('');
  });

  it.each([
    ['<p>Kikoi: 12<sup>99</sup> €, 3 m<sup>2</sup>, 10<sup>−3</sup></p>', 'Kikoi: 12⁹⁹ €, 3 m², 10⁻³'],
    ['<p>H<sub>2</sub>O, 1<sup>er</sup> choix</p>', 'H₂O, 1er choix'],
    ['<p>Was <s>10 <strong>€</strong></s>, is 8 €</p>', 'Was , is 8 €'],
    [
      '<p>Care:</p><ol><li>Wash<ul><li>cold</li></ul></li><li>Dry</li></ol><p>End</p>',
      'Care:\n1. Wash\n- cold\n2. Dry\n\nEnd',
    ],
    ['<ul><li><p>No bleach</p></li><li>No iron</li></ul>', '- No bleach\n- No iron'],
  ])('%s is told as %j', (html, words) => {
    expect(wordsOf(html)).toBe(words);
  });

  it('keeps what is struck out, and nothing but signs', async () => {
    expect(await cleanHtml('<p><s>Sold out</s></p>')).toBe('<p><s>Sold out</s></p>');
    expect(await cleanHtml('<p>&nbsp;</p><hr>')).toBe('');
  });
});
