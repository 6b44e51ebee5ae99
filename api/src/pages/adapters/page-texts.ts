import { createHash } from 'node:crypto';
import type { Field } from '../../kernel/fields/field.js';
import type { Texts, Wording } from '../../kernel/goods-texts.js';
import type { BlockKind } from '../blocks/contract.js';
import { blockKind } from '../blocks/index.js';
import type { Block, Content, Values } from '../domain/content.js';

/** A text of a page that can be translated. */
export interface PageText {
  /** `hero.title.` and what tells it from others: the wording itself, so that a text keeps its translation wherever it moves. */
  field: string;
  text: string;
  /** Where it stands, as staff knows it: `Autumn · Hero`. */
  title: string;
  hasLines: boolean;
}

/** Of what is said of the page itself. */
const PAGE = 'page';
const keyOf = (of: string, name: string, text: string): string =>
  [of, name, createHash('md5').update(text).digest('hex').slice(0, 12)].join('.');

interface Said {
  of: string;
  where: string;
  name: string;
  hasLines: boolean;
  text: string;
}

function saidBy(fields: readonly Field[], values: Values, kind: BlockKind): Said[] {
  return fields.flatMap((field) => {
    const text = values[field.name];
    if (field.kind !== 'text' || field.names || typeof text !== 'string' || text === '') return [];
    const { name, lines: hasLines = false } = field;
    return [{ of: kind.name, where: kind.label, name, hasLines, text }];
  });
}

function textsIn({ title, description, blocks }: Content): Said[] {
  // what stands around every page is called something for its staff alone
  const isFrame = blocks.some(({ kind }) => blockKind(kind)?.isOfFrame);
  const own = Object.entries({ title, description }).flatMap(([name, text]) =>
    isFrame || text === '' ? [] : [{ of: PAGE, where: '', name, hasLines: false, text }],
  );
  const ofBlocks = blocks.flatMap(({ kind: name, fields, items }) => {
    const kind = blockKind(name);
    if (!kind) return [];
    return [
      ...saidBy(kind.fields, fields, kind),
      ...items.flatMap((item) => saidBy(kind.items?.fields ?? [], item, kind)),
    ];
  });
  return [...own, ...ofBlocks];
}

/** Every text of a page, of its draft and of what is or will be shown; each once. Pure. */
export function textsOfPage(contents: readonly (Content | null)[]): PageText[] {
  const texts = new Map<string, PageText>();
  for (const content of contents)
    for (const { of, where, name, text, hasLines } of content ? textsIn(content) : []) {
      const field = keyOf(of, name, text);
      const title = [content?.title, where].filter(Boolean).join(' · ');
      if (!texts.has(field)) texts.set(field, { field, text, title, hasLines });
    }
  return [...texts.values()];
}

/** What a page is called in the language. Pure. */
export const wordedTitle = (title: string, texts: Texts | undefined): string =>
  texts?.[keyOf(PAGE, 'title', title)] ?? title;

/** The page in the language of the reader; what nobody has translated is as it was written. Pure. */
export function wordedContent(
  content: Content,
  texts: Texts | undefined,
  { category }: Pick<Wording, 'category'>,
): Content {
  const said = (of: string, name: string, text: string) => texts?.[keyOf(of, name, text)] ?? text;
  const worded = (fields: readonly Field[], values: Values, kind: string): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields.find((one) => one.name === name);
        if (field?.kind !== 'text' || typeof value !== 'string' || field.names === 'person')
          return [name, value];
        return [name, field.names === 'category' ? category(value) : said(kind, name, value)];
      }),
    );
  const inWords = ({ kind: name, fields, items }: Block): Block => {
    const kind = blockKind(name);
    const ofItem = kind?.items?.fields ?? [];
    return {
      kind: name,
      fields: worded(kind?.fields ?? [], fields, name),
      items: items.map((item) => worded(ofItem, item, name)),
    };
  };
  return {
    ...content,
    title: said(PAGE, 'title', content.title),
    description: said(PAGE, 'description', content.description),
    blocks: content.blocks.map(inWords),
  };
}
