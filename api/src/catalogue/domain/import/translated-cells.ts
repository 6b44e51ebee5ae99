import type { FieldValues } from '../../../kernel/fields/field.js';
import { textOf } from '../../../kernel/fields/kinds.js';
import type { TextKind } from '../../../kernel/goods-texts.js';
import { readTranslation } from '../../../kernel/text-book.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { categoryKey } from '../category-key.js';
import type { ProductField, ProductFieldSet } from '../fields/product-field.js';
import type { ImageState, ProductState, Specification } from '../product-state.js';
import { fieldColumn, fieldOfColumn } from './field-cells.js';
import type { Line } from './file-line.js';
import { pairsText, readPairs } from '../../../kernel/sources/cell-parts.js';

/** A column of another language: `name:fr`. */
export interface TranslatedColumn {
  /** As the file names it. */
  column: string;
  language: string;
  /** What it translates. */
  part: Part | ProductField;
}

/** `name: Écharpe` says it all; the others name each original: `Red: Rouge; Colour: Couleur`, pictures by their place. */
export const PARTS = [
  'name',
  'description',
  'body',
  'options',
  'specifications',
  'categories',
  'image texts',
] as const;
type Part = (typeof PARTS)[number];

/** What the texts of a line belong to, as it is to become. */
export interface Goods {
  name: string;
  description: string;
  body: string;
  category: string;
  categories: readonly string[];
  options: ProductState['options'];
  specifications: readonly Specification[];
  fields: FieldValues;
  images: readonly ImageState[];
}

/** One text of a product, or one that it shares with others. */
export interface PlacedText {
  kind: TextKind;
  /** Empty for the product itself. */
  owner: string;
  field: string;
  original: string;
}

/** Texts of these belong to one product; those of others are words of the whole shop, as the view `translatable` has it. */
const OF_ONE: readonly string[] = ['warnings', 'seoTitle', 'seoDescription'];

/** Fields whose values read otherwise in another language; the others name somebody or something. Pure. */
export const isTranslated = ({ kind, name, declaredBy }: ProductField): boolean =>
  kind === 'choice'
    ? declaredBy === 'merchant'
    : kind === 'text' && (declaredBy === 'merchant' || name === 'material' || OF_ONE.includes(name));

export const translatedColumn = (of: string, language: string): string => `${of}:${language}`;

/** What a heading means in which of these languages; undefined for any other. Pure. */
export function readColumn(
  column: string,
  languages: readonly string[],
  declared: ProductFieldSet,
): TranslatedColumn | undefined {
  const [of = '', language = ''] = column.split(':').map((one) => one.trim());
  if (!languages.includes(language) || column.split(':').length !== 2) return undefined;
  const named = PARTS.find((one) => one === of);
  const part = named ?? fieldOfColumn(of, declared);
  return part && (typeof part === 'string' || isTranslated(part)) ? { column, language, part } : undefined;
}

/** A cell of another language. */
export type TextCell = TranslatedColumn & { cell: string };

/** The cells of a line in these languages; an empty one wants nothing. Pure. */
export function textCells(
  cells: Line['cells'],
  declared: ProductFieldSet,
  languages: readonly string[],
): TextCell[] {
  return Object.entries(cells).flatMap(([name, written]) => {
    const cell = written.trim();
    const column = cell === '' ? undefined : readColumn(name, languages, declared);
    return column ? [{ ...column, cell }] : [];
  });
}

const word = (text: string): PlacedText => ({ kind: 'word', owner: text, field: 'text', original: text });
const own = (field: string, original: string): PlacedText => ({
  ...{ kind: 'product', owner: '', field, original },
});
const named = (texts: readonly string[]): [string, PlacedText][] =>
  [...new Set(texts)].map((text) => [text, word(text)]);

/** The texts of goods that a part translates, by what the cell calls them; one alone stands in its cell by itself. Pure. */
export function placesOf(part: TranslatedColumn['part'], goods: Goods): PlacedText | Map<string, PlacedText> {
  switch (part) {
    case 'name':
      return own('name', goods.name);
    case 'description':
      return own('description', goods.description);
    case 'body':
      return own('body', goods.body);
    case 'options':
      return new Map(
        named(goods.options.flatMap(({ name, values }) => [name, ...values.map(({ value }) => value)])),
      );
    case 'specifications':
      return new Map(named(goods.specifications.flatMap(({ name, value }) => [name, value])));
    case 'categories':
      return new Map(
        [...new Set([goods.category, ...goods.categories])].map((name) => [
          name,
          { kind: 'category', owner: categoryKey(name), field: 'name', original: name },
        ]),
      );
    case 'image texts':
      return new Map(
        goods.images.flatMap(({ key, alt }, at) => (alt ? [[String(at + 1), own(`alt.${key}`, alt)]] : [])),
      );
    default:
      return placeOf(part, goods.fields);
  }
}

function placeOf(field: ProductField, fields: FieldValues): PlacedText {
  const value = Object.hasOwn(fields, field.name) ? fields[field.name] : undefined;
  const text = value === undefined ? '' : textOf(value, field);
  if (field.kind === 'choice')
    return { kind: 'field', owner: field.name, field: `choice.${text}`, original: text };
  return OF_ONE.includes(field.name) ? own(`fields.${field.name}`, text) : word(text);
}

const hasLines = ({ kind, field }: PlacedText): boolean =>
  kind === 'product' && (field === 'description' || field === 'body' || field.startsWith('fields.'));

/** The texts that a cell wants, each with what the cell calls it. Pure. */
export function wantedTexts(
  { column, part }: TranslatedColumn,
  cell: string,
  goods: Goods,
  errors: FieldError[],
): { place: PlacedText; said: string; text: string }[] {
  const places = placesOf(part, goods);
  const pairs = places instanceof Map ? readPairs(cell) : [['', cell] as const];
  if (!pairs)
    errors.push({ field: column, message: `${column} must look like "Red: Rouge; Colour: Couleur"` });
  return (pairs ?? []).flatMap(([said, written]) => {
    const place = places instanceof Map ? places.get(said) : places;
    const read = readTranslation(written, place !== undefined && hasLines(place));
    const message =
      place === undefined || place.original === ''
        ? `The product has nothing here to translate${said ? `: ${said}` : ''}`
        : 'message' in read
          ? read.message
          : undefined;
    if (message !== undefined) errors.push({ field: column, message });
    return place && message === undefined && 'text' in read && read.text !== ''
      ? [{ place, said, text: read.text }]
      : [];
  });
}

/** How the export writes what is translated of a part; `said` tells the translation of a place. */
export function translatedText(
  part: TranslatedColumn['part'],
  goods: Goods,
  said: (place: PlacedText) => string,
): string {
  const places = placesOf(part, goods);
  if (!(places instanceof Map)) return places.original === '' ? '' : said(places);
  return pairsText(
    [...places].flatMap(([name, place]) => (said(place) ? [[name, said(place)] as const] : [])),
  );
}

/** What a column is named after. */
export const baseOf = (part: TranslatedColumn['part']): string =>
  typeof part === 'string' ? part : fieldColumn(part);
