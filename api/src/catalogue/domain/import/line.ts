import type { Measures } from '../measures.js';
import type { FieldError } from '../../../kernel/refusal.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { isOneLine } from '../../../kernel/one-line.js';
import type { TaxCategory } from '../../../kernel/tax-category.js';
import { OF_PRODUCT, OF_VARIANT, OPTIONS, type Column } from './columns.js';
import type { ProductStatus, Specification } from '../product-state.js';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import type { FieldChanges } from '../../../kernel/fields/read-fields.js';
import { readFieldCells } from './field-cells.js';
import type { Line } from './file-line.js';
import type { FiledPart } from './bundle-cells.js';
import { describedPictures, PICTURE_DETAILS } from './picture-details.js';
import type { WantedPicture } from './pictures.js';
import { textCells, type TextCell } from './translated-cells.js';
import { readSwatches } from './swatches.js';
import { readOwnPrices } from './own-price-cells.js';
import { readGroupPrices, type FiledGroupPrice, type NamedGroup } from './group-price-cells.js';

/** What a line wants of the product; what is undefined is not wanted. */
export interface ProductChanges {
  name?: string;
  description?: string;
  body?: string;
  related?: readonly string[];
  category?: string;
  categories?: readonly string[];
  discount?: number;
  isFeatured?: boolean;
  status?: ProductStatus;
  publishAt?: string | null;
  saleEndsAt?: string | null;
  taxCategory?: TaxCategory;
  isShipped?: boolean;
  /** Null is as the shop has it. */
  lowStockFrom?: number | null;
  specifications?: Specification[];
  /** Some of them; null takes one away. */
  fields?: FieldChanges;
  /** In their order, the main one first. */
  images?: readonly WantedPicture[];
}

/** What a line wants of its variant. Null stock is unlimited. */
export interface VariantChanges extends Partial<Measures> {
  /** Some of them; the others stay. */
  ownPrices?: OwnPrices;
  /** The digits under its bar code. */
  gtin?: string;
  sku?: string;
  priceCents?: number;
  /** What one piece costs the shop; null is not known. */
  costCents?: number | null;
  stock?: number | null;
  /** Some of them; the others stay. */
  groupPrices?: readonly FiledGroupPrice[];
  /** What one piece of it is made of; of nothing it is a variant like any other. */
  bundle?: readonly FiledPart[];
}

export interface ReadLine {
  line: number;
  productId: string | undefined;
  variantId: string | undefined;
  ofProduct: ProductChanges;
  ofVariant: VariantChanges;
  options: Readonly<Record<string, string>> | undefined;
  /** Colours of option values, for a new product. */
  swatches: Readonly<Record<string, string>>;
  /** Cells of other languages. */
  texts: TextCell[];
  /** The ids that it had in the shop that it comes from. */
  from?: { productId: string; variantId: string | undefined };
  errors: FieldError[];
  /** What its source calls the product that it is of. */
  group: string | undefined;
  /** The first line of its group says all of its product. */
  follows: boolean | undefined;
  /** What staff should know of it. */
  note: string | undefined;
}

/** As the forms refuse them: these texts stand in titles, mails and addresses. */
const ONE_LINE: readonly FieldError[] = [
  { field: 'name', message: 'Name must be one line' },
  { field: 'category', message: 'Category contains a control character' },
];
/** Columns that are read as something else than a declared field, whatever fields there are. */
export const KNOWN_COLUMNS = [
  ...[...OF_PRODUCT, ...OF_VARIANT].map(({ column }) => column),
  ...['options', 'swatches', ...PICTURE_DETAILS, 'product id', 'variant id', 'rating', 'ratings'],
];

/** The cells of a line as changes; an empty cell and a missing column want nothing. Pure. */
export function readLine(
  { line, cells, errors: found = [], group, follows, note }: Line,
  declared: ProductFieldSet = DUKAS_FIELDS,
  languages: readonly string[] = [],
  groups: readonly NamedGroup[] = [],
): ReadLine {
  const errors: FieldError[] = [...found];
  const wantedBy = (columns: readonly Column[]): Record<string, unknown> =>
    Object.fromEntries(columns.flatMap((column) => changes(column, cells, errors)));
  const [ofProduct, ofVariant]: [ProductChanges, VariantChanges] = [
    wantedBy(OF_PRODUCT),
    wantedBy(OF_VARIANT),
  ];
  if (ofProduct.images) ofProduct.images = describedPictures(ofProduct.images, cells, errors);
  const fields = readFieldCells(cells, KNOWN_COLUMNS, declared, errors);
  if (Object.keys(fields).length > 0) ofProduct.fields = fields;
  const ownPrices = readOwnPrices(cells, errors);
  if (Object.keys(ownPrices).length > 0) ofVariant.ownPrices = ownPrices;
  const groupPrices = readGroupPrices(cells, groups, errors);
  if (groupPrices.length > 0) ofVariant.groupPrices = groupPrices;
  const read = wantedBy([OPTIONS]) as { options?: Record<string, string> };
  errors.push(...ONE_LINE.filter(({ field }) => !isOneLine(cells[field]?.trim() ?? '')));
  return {
    line,
    productId: cells['product id']?.trim().toLowerCase() || undefined,
    variantId: cells['variant id']?.trim().toLowerCase() || undefined,
    ofProduct,
    ofVariant,
    options: read.options,
    swatches: readSwatches(cells, errors),
    texts: textCells(cells, declared, languages),
    errors,
    group,
    follows,
    note,
  };
}

/** No cell means more: a longer one is not looked through, for that takes its time. */
export const LONGEST_CELL = 150_000;

function changes({ column, member, read, message }: Column, cells: Line['cells'], errors: FieldError[]) {
  const written = cells[column] ?? '';
  if (written.length > LONGEST_CELL) {
    errors.push({ field: column, message: typeof message === 'string' ? message : message('') });
    return [];
  }
  const cell = written.normalize('NFC').trim();
  if (!cell) return [];
  const value = cell.includes('\0') ? undefined : read(cell);
  if (value !== undefined) return [[member, value] as const];
  errors.push({ field: column, message: typeof message === 'string' ? message : message(cell) });
  return [];
}
