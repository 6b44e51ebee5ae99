import { Injectable } from '@nestjs/common';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { TextBook, keyOfPlace } from '../../../kernel/text-book.js';
import type { FieldValues } from '../../../kernel/fields/field.js';
import type { ImageState, Specification } from '../../domain/product-state.js';
import type { Column } from '../../../platform/http/csv.js';
import type { ProductField } from '../../domain/fields/product-field.js';
import {
  baseOf,
  isTranslated,
  PARTS,
  translatedColumn,
  translatedText,
  type Goods,
  type PlacedText,
} from '../../domain/import/translated-cells.js';

/** The translation of a place in a language; empty for none. */
export type Said = (place: PlacedText, language: string) => string;

/** What of an exported line is translated. */
export interface ExportedTexts {
  product_id: string;
  name: string;
  description: string;
  body: string;
  category: string;
  /** The primary one first; null when there is none. */
  categories: string[] | null;
  product_options: readonly { name: string; values: readonly { value: string; swatch: string | null }[] }[];
  specifications: Specification[];
  fields: FieldValues;
  /** The main one first; null when there is none. */
  pictures: readonly ImageState[] | null;
  /** In the other languages of the shop; absent where it has none. */
  said?: Said;
}

/** What a file of products says in the other languages of the shop. */
@Injectable()
export class TranslatedExport {
  constructor(
    private readonly texts: TextBook,
    private readonly terms: ShopTerms,
  ) {}

  /** A column for each part and declared field that reads otherwise, in each of the languages. */
  async columns(declared: readonly ProductField[]): Promise<Column<ExportedTexts>[]> {
    const parts = [...PARTS, ...declared.filter(isTranslated)];
    return (await this.others()).flatMap((language) =>
      parts.map((part) => ({
        label: translatedColumn(baseOf(part), language),
        cell: ({ said, ...row }: ExportedTexts) =>
          said ? translatedText(part, goodsOf(row), (place) => said(place, language)) : '',
      })),
    );
  }

  /** Two statements for all of them. */
  async with<Row extends ExportedTexts>(rows: Row[]): Promise<Row[]> {
    if ((await this.others()).length === 0) return rows;
    const ids = [...new Set(rows.map(({ product_id }) => product_id))];
    const [own, shared] = await Promise.all([this.texts.ofProducts(ids), this.texts.shared()]);
    const known = new Map([...own, ...shared].map((one) => [keyOfPlace(one), one.text]));
    return rows.map((row) => ({
      ...row,
      said: (place, language) =>
        known.get(keyOfPlace({ ...place, owner: place.owner || row.product_id, language })) ?? '',
    }));
  }

  private async others(): Promise<readonly string[]> {
    return (await this.terms.read()).languages.slice(1);
  }
}

/** An option names its values in the order of the product, which is the same on each of its lines. */
const goodsOf = ({ product_options: options, pictures, categories, ...row }: ExportedTexts): Goods => ({
  ...row,
  options: options.map(({ name, values }) => ({ name, values: [...values] })),
  categories: categories ?? [],
  images: pictures ?? [],
});
