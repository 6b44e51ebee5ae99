import { describe, expect, it } from '@jest/globals';
import { asOurs, inOurWords } from './other-shops.js';

const fileOf = (names: readonly string[], rows: readonly (readonly string[])[]) => ({
  headings: names.map((name) => ({ name, written: name })),
  lines: rows.map((row, at) => ({
    line: at + 2,
    cells: Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])),
  })),
  separator: ',' as const,
});

describe('headings of other shops', () => {
  it('are taken in our words', () => {
    expect(inOurWords(['handle', 'title', 'body (html)', 'variant sku', 'variant price'])).toEqual([
      ...['handle', 'name', 'description', 'sku', 'price'],
    ]);
    expect(inOurWords(['sku', 'regular price', 'image src'])).toEqual(['sku', 'price', 'image src']);
  });

  it('stay what they are beside ours', () => {
    expect(inOurWords(['sku', 'name', 'title', 'category', 'type'])).toEqual([
      ...['sku', 'name', 'title', 'category', 'type'],
    ]);
    expect(inOurWords(['variant price', 'regular price'])).toEqual(['price', 'regular price']);
  });
});

const NAMES = ['handle', 'name', 'description', 'option1 name', 'option1 value', 'sku', 'price', 'image src'];

describe('a file of Shopify', () => {
  it('has a line for each variant, with the name and the options of its product', () => {
    const { headings, lines } = asOurs(
      fileOf(NAMES, [
        ['tee', 'Tee', '<p>Soft &amp; light.</p>', 'Size', 'S', 'TEE-S', '10', 'https://x/1.jpg'],
        ['tee', '', '', '', 'M', 'TEE-M', '11', ''],
        ['tee', '', '', '', '', '', '', 'https://x/2.jpg'],
        ['lamp', 'Lamp', 'A lamp', 'Title', 'Default Title', 'LAMP', '20', ''],
      ]),
    );
    expect(lines.map(({ line, cells }) => [line, cells['name'], cells['options'], cells['sku']])).toEqual([
      [2, 'Tee', 'Size: S', 'TEE-S'],
      [3, 'Tee', 'Size: M', 'TEE-M'],
      [5, 'Lamp', '', 'LAMP'],
    ]);
    expect(lines.map(({ cells }) => cells['description'])).toEqual([
      'Soft & light.',
      'Soft & light.',
      'A lamp',
    ]);
    expect(headings.map(({ name }) => name)).toEqual([
      ...['name', 'description', 'sku', 'price', 'image src', 'options'],
    ]);
  });

  it.each([
    ['caf&#233; &#x1F60A; &#128522;', 'café 😊 😊'],
    ['one&#10;two&#160;three', 'one two three'],
    ['1&#150;2 &#128;', '1–2 €'],
    // half a sign, none at all and what a database does not keep
    ['a&#55357;b', 'a\uFFFDb'],
    ['a&#55357;&#56842;b', 'a\uFFFD\uFFFDb'],
    ['a&#xD83D;b', 'a\uFFFDb'],
    ['a&#1114112;b&#9999999;', 'a\uFFFDb\uFFFD'],
    ['a&#0;b&#x0;c&#1;', 'a\uFFFDb\uFFFDc\uFFFD'],
  ])('says %j as %j', (html, text) => {
    const row = ['tee', 'Tee', html, 'Size', 'S', 'TEE-S', '10', ''];
    const [line] = asOurs(fileOf(NAMES, [row])).lines;
    expect(line?.cells['description']).toBe(text);
  });

  it('is no other file', () => {
    const file = fileOf(['sku', 'handle', 'name'], [['A', 'a', 'Lamp']]);
    expect(asOurs(file)).toBe(file);
  });
});
