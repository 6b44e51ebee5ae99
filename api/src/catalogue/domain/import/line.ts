import type { Measures } from '../measures.js';
import type { FieldError } from '../../../kernel/refusal.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { isOneLine } from '../../../kernel/one-line.js';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import {
  bool,
  decimal,
  grams,
  millimetres,
  list,
  lowStock,
  options,
  percent,
  sku,
  specifications,
  status,
  taxCategory,
  text,
  units,
} from './cells.js';
import type { Specification } from '../product-state.js';
import { noPrice } from '../price.js';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import type { FieldChanges } from '../../../kernel/fields/read-fields.js';
import { readFieldCells } from './field-cells.js';
import type { Line } from './file-line.js';
import { describedPictures, PICTURE_DETAILS } from './picture-details.js';
import { PICTURES, pictures, type WantedPicture } from './pictures.js';
import { readSwatches } from './swatches.js';
import { readOwnPrices } from './own-price-cells.js';

/** What a line wants of the product; what is undefined is not wanted. */
export interface ProductChanges {
  name?: string;
  description?: string;
  category?: string;
  categories?: readonly string[];
  discount?: number;
  isFeatured?: boolean;
  status?: 'active' | 'archived';
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
  sku?: string;
  priceCents?: number;
  stock?: number | null;
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
  /** The ids that it had in the shop that it comes from. */
  from?: { productId: string; variantId: string | undefined };
  errors: FieldError[];
}

type Reader = (cell: string) => unknown;
interface Column {
  column: string;
  member: string;
  read: Reader;
  message: string | ((cell: string) => string);
}

/** The sentences of specification 5, to the letter, where it has one. */
export const OF_PRODUCT: readonly Column[] = [
  { column: 'name', member: 'name', read: text(100), message: 'Name must be less than 100 characters' },
  {
    column: 'description',
    member: 'description',
    read: text(500),
    message: 'Description must be less than 500 characters',
  },
  {
    column: 'category',
    member: 'category',
    read: text(100),
    message: 'Category must be at most 100 characters',
  },
  {
    column: 'categories',
    member: 'categories',
    read: list,
    message: 'categories must be at most 20 names of at most 100 characters',
  },
  {
    column: 'discount',
    member: 'discount',
    read: percent,
    message: 'Discount must be at least 0 and below 100 percent',
  },
  { column: 'featured', member: 'isFeatured', read: bool, message: 'featured must be true or false' },
  { column: 'status', member: 'status', read: status, message: 'status must be active or archived' },
  {
    column: 'tax category',
    member: 'taxCategory',
    read: taxCategory,
    message: `tax category must be one of ${TAX_CATEGORIES.join(', ')}`,
  },
  { column: 'shipped', member: 'isShipped', read: bool, message: 'shipped must be true or false' },
  {
    column: 'low stock from',
    member: 'lowStockFrom',
    read: lowStock,
    message: 'low stock from must be a whole number up to 100000, or shop',
  },
  {
    column: 'specifications',
    member: 'specifications',
    read: specifications,
    message: 'specifications must look like "Material: Cotton; Care: Wash at 40"',
  },
  {
    column: PICTURES,
    member: 'images',
    read: pictures,
    message:
      'images must be addresses of pictures that the shop has, like /media/…; the panel takes new ones',
  },
];
export const OF_VARIANT: readonly Column[] = [
  { column: 'sku', member: 'sku', read: sku, message: 'A SKU has at most 64 characters' },
  { column: 'price', member: 'priceCents', read: decimal, message: noPriceIn },
  {
    column: 'stock',
    member: 'stock',
    read: units,
    message: 'Stock must be a whole number, 0 or more, or unlimited',
  },
  { column: 'grams', member: 'grams', read: grams, message: 'grams must be a whole number up to 10000000' },
  side('length mm', 'lengthMm'),
  side('width mm', 'widthMm'),
  side('height mm', 'heightMm'),
];
/** As the forms refuse them: these texts stand in titles, mails and addresses. */
const ONE_LINE: readonly FieldError[] = [
  { field: 'name', message: 'Name must be one line' },
  { field: 'category', message: 'Category contains a control character' },
];
const OPTIONS: Column = {
  column: 'options',
  member: 'options',
  read: options,
  message: 'options must look like "Size: M; Colour: Ink"',
};

function noPriceIn(cell: string): string {
  return noPrice(/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
}

function side(column: string, member: keyof Measures): Column {
  return { column, member, read: millimetres, message: `${column} must be a whole number up to 10000` };
}

/** Columns that are read as something else than a declared field, whatever fields there are. */
export const KNOWN_COLUMNS = [
  ...[...OF_PRODUCT, ...OF_VARIANT].map(({ column }) => column),
  ...['options', 'swatches', ...PICTURE_DETAILS, 'product id', 'variant id', 'rating', 'ratings'],
];

/** The cells of a line as changes; an empty cell and a missing column want nothing. Pure. */
export function readLine(
  { line, cells, errors: found = [] }: Line,
  declared: ProductFieldSet = DUKAS_FIELDS,
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
    errors,
  };
}

function changes({ column, member, read, message }: Column, cells: Line['cells'], errors: FieldError[]) {
  const cell = cells[column]?.normalize('NFC').trim();
  if (!cell) return [];
  const value = cell.includes('\0') ? undefined : read(cell);
  if (value !== undefined) return [[member, value] as const];
  errors.push({ field: column, message: typeof message === 'string' ? message : message(cell) });
  return [];
}
