import { Currency } from '../../../kernel/currency.js';
import { cellOf } from '../../../kernel/fields/kinds.js';
import { readFields } from '../../../kernel/fields/read-fields.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { MOST_VARIANTS } from '../check-product.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import { COST, OF_PRODUCT, OF_VARIANT, OPTIONS } from './columns.js';
import { fieldColumn } from './field-cells.js';
import type { Line } from './file-line.js';
import type { ProductFile } from './file.js';
import { ownPriceColumn } from './own-price-cells.js';
import { columnsOf, isMembers, textOf, wrong, type Members } from './sent-members.js';

/** So many products are taken at once, with so many variants in all. */
export const MOST_SENT = 1_000;
export const MOST_SENT_VARIANTS = 5_000;

/** Longer texts are none of a price. */
const LONGEST_NUMBER = 20;
const PRODUCT_ID = 'product id';
/** Members of what is sent, by the columns of a file that they fill. */
const PRODUCT_COLUMNS = new Map([
  ['id', PRODUCT_ID],
  ...OF_PRODUCT.map(({ member, column }) => [member, column] as const),
]);
const VARIANT_COLUMNS = new Map([
  ['variantId', 'variant id'],
  ['price', 'price'],
  ['cost', COST],
  ['options', OPTIONS.column],
  ...OF_VARIANT.flatMap(({ member, column }) =>
    member.endsWith('Cents') ? [] : [[member, column] as const],
  ),
]);
const MEMBERS = new Map([...PRODUCT_COLUMNS, ...VARIANT_COLUMNS].map(([member, column]) => [column, member]));

/** Where a line of the file comes from. */
export interface SentPlace {
  /** Of the product in what was sent, from 0. */
  index: number;
  /** Of the variant within it; undefined where the product is its own one. */
  variant: number | undefined;
}

/** What was sent as the lines of a file, whose rules hold for it, and what cannot be one. */
export interface SentFile {
  file: ProductFile;
  /** By the number of the line. */
  places: ReadonlyMap<number, SentPlace>;
  /** By the product's place. */
  faults: ReadonlyMap<number, FieldError[]>;
}

/** How many variants there are in all. Pure. */
export const variantsIn = (sent: readonly unknown[]): number =>
  sent.reduce<number>((sum, one) => {
    const variants = isMembers(one) ? one['variants'] : undefined;
    return sum + (Array.isArray(variants) ? variants.length : 1);
  }, 0);

/** Products of another system, each with its variants or as its own only one. Pure. */
export function sentProducts(sent: readonly unknown[], declared: ProductFieldSet): SentFile {
  const places = new Map<number, SentPlace>();
  const faults = new Map<number, FieldError[]>();
  const lines = sent.flatMap((one, index): Line[] => {
    const { cells, errors } = isMembers(one) ? cellsOf(one, declared) : NO_PRODUCT;
    if (errors.length > 0) {
      faults.set(index, errors);
      return [];
    }
    return cells.map(({ variant, ...line }, nth): Line => {
      const at = places.size + 1;
      places.set(at, { index, variant });
      const follows = nth > 0 ? { follows: true } : {};
      return { line: at, group: `product ${index}`, cells: line.cells, ...follows };
    });
  });
  const named = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))];
  const headings = named.map((name) => ({ name, written: name }));
  const convention = { decimalSign: 'point', separator: ',', isProved: true } as const;
  return { file: { headings, lines, separator: ',', convention }, places, faults };
}

interface Cells {
  cells: { variant: number | undefined; cells: Record<string, string> }[];
  errors: FieldError[];
}

const NO_PRODUCT: Cells = { cells: [], errors: [wrong('product', 'Each product must be an object')] };

function cellsOf(product: Members, declared: ProductFieldSet): Cells {
  const errors: FieldError[] = [];
  const { variants, fields = {}, ...rest } = product;
  if (variants === undefined)
    return {
      cells: [
        { variant: undefined, cells: { ...both(rest, errors), ...ofFields(fields, declared, errors) } },
      ],
      errors,
    };
  const cells = { ...columnsOf(rest, PRODUCT_COLUMNS, '', errors), ...ofFields(fields, declared, errors) };
  if (!Array.isArray(variants) || variants.length === 0) {
    errors.push(wrong('variants', 'variants must be a list of at least one'));
    return { cells: [], errors };
  }
  if (variants.length > MOST_VARIANTS) {
    errors.push(wrong('variants', `A product has at most ${MOST_VARIANTS} variants`));
    return { cells: [], errors };
  }
  const { [PRODUCT_ID]: id } = cells;
  const known: Record<string, string> = id === undefined ? {} : { [PRODUCT_ID]: id };
  const lines = variants.map((variant: unknown, at) => {
    const where = `variants.${at}`;
    if (!isMembers(variant)) errors.push(wrong(where, 'Each variant must be an object'));
    const own = isMembers(variant) ? ofVariant(variant, `${where}.`, errors) : {};
    // the first line says all of the product, once for all of them
    return { variant: at, cells: { ...(at === 0 ? cells : known), ...own } };
  });
  return { cells: lines, errors };
}

/** A product without variants is its own only one. */
function both(sent: Members, errors: FieldError[]): Record<string, string> {
  const ofProduct = Object.fromEntries(
    Object.entries(sent).filter(([member]) => PRODUCT_COLUMNS.has(member)),
  );
  const others = Object.fromEntries(Object.entries(sent).filter(([member]) => !PRODUCT_COLUMNS.has(member)));
  return { ...columnsOf(ofProduct, PRODUCT_COLUMNS, '', errors), ...ofVariant(others, '', errors) };
}

function ofVariant(
  { ownPrices = {}, ...sent }: Members,
  where: string,
  errors: FieldError[],
): Record<string, string> {
  const cells = columnsOf(sent, VARIANT_COLUMNS, where, errors);
  if (!isMembers(ownPrices)) errors.push(wrong(`${where}ownPrices`, 'ownPrices must be an object'));
  else
    for (const [code, price] of Object.entries(ownPrices))
      // a column each: no more of them than there are currencies
      if (Currency.codes().includes(code.toUpperCase()))
        cells[ownPriceColumn(code)] = textOf(price)?.slice(0, LONGEST_NUMBER) ?? 'none';
      else errors.push(wrong(`${where}ownPrices.${code}`, `${code} is not a currency`));
  return cells;
}

function ofFields(sent: unknown, declared: ProductFieldSet, errors: FieldError[]): Record<string, string> {
  if (!isMembers(sent)) {
    errors.push(wrong('fields', 'fields must be an object'));
    return {};
  }
  const { values, errors: found } = readFields(sent, declared.all, { whole: false });
  errors.push(...found);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = declared.named(name);
      return field && value !== null ? [[fieldColumn(field), String(cellOf(value, field))]] : [];
    }),
  );
}

/** A fault of a line where it was sent: `variants.1.price`. */
export function faultAt(
  { field, message }: FieldError,
  { variant }: SentPlace,
  places: ReadonlyMap<number, SentPlace>,
): FieldError {
  const own = /^price_(.+)$/.exec(field)?.[1];
  const member = own === undefined ? (MEMBERS.get(field) ?? field) : `ownPrices.${own}`;
  const isOfVariant = own !== undefined || VARIANT_COLUMNS.has(member);
  const lines = message.replaceAll(/\b[Ll]ine (\d+)\b/g, (said, line: string) => {
    const place = places.get(Number(line));
    if (!place) return said;
    return place.variant === undefined
      ? `products.${place.index}`
      : `products.${place.index}.variants.${place.variant}`;
  });
  return {
    field: isOfVariant && variant !== undefined ? `variants.${variant}.${member}` : member,
    message: lines,
  };
}
