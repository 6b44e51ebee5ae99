import { describe, expect, it } from '@jest/globals';
import { BLOCKS } from '../blocks/index.js';
import type { Content } from '../domain/content.js';
import { textsOfPage, wordedContent, wordedTitle } from './page-texts.js';

const page = (blocks: Content['blocks'], title = 'Autumn', description = ''): Content => ({
  ...{ title, description, blocks },
});
const quote = { quote: 'Lovely', name: 'Jane Doe', stars: 5 };
const CONTENT = page(
  [
    { kind: 'hero', fields: {}, items: [{ title: 'Wool', text: 'Keeps\nwarm', link: '/shop', focusX: 50 }] },
    { kind: 'quotes', fields: { title: 'Voices' }, items: [quote] },
    { kind: 'categories', fields: { title: 'Ways', look: 'bento' }, items: [{ name: 'Scarves' }] },
  ],
  'Autumn',
  'What keeps warm',
);
const category = (name: string) => (name === 'Scarves' ? 'Écharpes' : name);
const inFrench = (content: Content) =>
  Object.fromEntries(textsOfPage([content]).map(({ field, text }) => [field, `${text} (fr)`]));

describe('what a page says', () => {
  it('is each text once, with where it stands; names and settings of blocks are none', () => {
    const draft = page([...CONTENT.blocks, { kind: 'quotes', fields: { title: 'Voices' }, items: [] }]);
    const texts = textsOfPage([draft, CONTENT, null]);
    expect(texts.map(({ text, title, hasLines }) => [text, title, hasLines])).toEqual([
      ['Autumn', 'Autumn', false],
      ['Wool', 'Autumn · Hero', false],
      ['Keeps\nwarm', 'Autumn · Hero', true],
      ['Voices', 'Autumn · Quotes', false],
      ['Lovely', 'Autumn · Quotes', true],
      ['Ways', 'Autumn · Categories', false],
      ['What keeps warm', 'Autumn', false],
    ]);
    expect(texts[1]?.field).toMatch(/^hero\.title\.[0-9a-f]{12}$/);
    expect(new Set(texts.map(({ field }) => field)).size).toBe(texts.length);
  });

  it('reads in another language wherever it moves, categories as everywhere', () => {
    const texts = inFrench(CONTENT);
    const moved = { ...CONTENT, blocks: CONTENT.blocks.toReversed() };
    expect(wordedContent(moved, texts, { category })).toEqual({
      ...{ title: 'Autumn (fr)', description: 'What keeps warm (fr)' },
      blocks: [
        {
          kind: 'categories',
          fields: { title: 'Ways (fr)', look: 'bento' },
          items: [{ name: 'Écharpes' }],
        },
        { kind: 'quotes', fields: { title: 'Voices (fr)' }, items: [{ ...quote, quote: 'Lovely (fr)' }] },
        {
          kind: 'hero',
          fields: {},
          items: [{ title: 'Wool (fr)', text: 'Keeps\nwarm (fr)', link: '/shop', focusX: 50 }],
        },
      ],
    });
    expect(wordedTitle('Autumn', texts)).toBe('Autumn (fr)');
    const changed = { ...CONTENT, title: 'Winter' };
    expect(wordedContent(changed, texts, { category }).title).toBe('Winter');
    expect(wordedContent(CONTENT, undefined, { category: (name) => name })).toEqual(CONTENT);
  });

  it('knows no title of a menu: it is for its staff', () => {
    const menu = page([{ kind: 'menu-entry', fields: { label: 'Shop', link: '/shop' }, items: [] }], 'Menu');
    expect(textsOfPage([menu]).map(({ text }) => text)).toEqual(['Shop']);
  });

  it.each(BLOCKS.map((kind) => [kind.name, kind] as const))(
    'finds every text of a block: %s',
    (name, kind) => {
      const sample = (fields: (typeof kind)['fields']) =>
        Object.fromEntries(
          fields.flatMap((field) => (field.kind === 'text' ? [[field.name, field.label]] : [])),
        );
      const block = { kind: name, fields: sample(kind.fields), items: [sample(kind.items?.fields ?? [])] };
      const wanted = [...kind.fields, ...(kind.items?.fields ?? [])]
        .filter((field) => field.kind === 'text' && !field.names)
        .map((field) => field.label);
      const said = textsOfPage([page([block])]).map(({ text }) => text);
      expect(said.filter((text) => text !== 'Autumn').toSorted()).toEqual([...new Set(wanted)].toSorted());
    },
  );
});
