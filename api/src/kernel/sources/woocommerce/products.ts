import { agreed, filled, grouped, madeSku, toldOf } from '../told-product.js';
import { flagOf, gramsOf, leafOf, LENGTH_UNITS, millimetresOf, percentOff, WEIGHT_UNITS } from '../cells.js';
import { listText, optionsText, pairsText } from '../cell-parts.js';
import type { Reading, SourceFile, SourceLine } from '../contract.js';
import { pictureCells } from '../shop-pictures.js';
import { ATTRIBUTES, COLUMNS, SIDES } from './columns.js';
import { linesOf, priceOf, valuesOf } from './values.js';

type Cells = SourceLine['cells'];

export const products: SourceFile = {
  columns: COLUMNS,
  marks: [['type'], ['sku'], ['regular price'], ['published', 'parent']],
  arrange: (lines, reading) => grouped(lines, keyOf).flatMap((group) => productOf(group, reading)),
};

const typesOf = (cells: Cells): string[] => valuesOf(cells['type'] ?? '').map((type) => type.toLowerCase());
const isVariation = ({ cells }: SourceLine): boolean => typesOf(cells).includes('variation');

/** The article number of the product, or the id that stands in its place where it has none. */
const keyOf = (line: SourceLine): string => {
  const { id = '', sku, name, parent } = line.cells;
  if (isVariation(line)) return parent || `line ${line.line}`;
  return sku || (id ? `id:${id}` : name || `line ${line.line}`);
};

function productOf(group: readonly SourceLine[], { today }: Reading): SourceLine[] {
  const variations = group.filter(isVariation);
  const parent = group.find((line) => !isVariation(line));
  const of = parent?.cells ?? {};
  if (!parent) return variations.map((line) => wrong(line, 'parent', 'The file has no line of its parent'));
  const types = typesOf(of);
  const refused = (['grouped', 'external'] as const).find((type) => types.includes(type));
  if (refused) return [wrong(parent, 'type', `What is ${refused} has nothing of its own to sell`)];
  if (types.includes('variable') && variations.length === 0)
    return [wrong(parent, 'type', 'The file has no line of a variation of it')];
  const sold = variations.length > 0 ? variations : [parent];
  const all = sold.map((line) => {
    const options = variations.length > 0 ? attributesOf(line.cells, of) : {};
    const [picture] = variations.length > 0 ? valuesOf(line.cells['pictures'] ?? '') : [];
    return { line, options, picture };
  });
  const pictures = valuesOf(of['pictures'] ?? '').map((address) => ({ address }));
  const chosen = new Set(all.flatMap(({ options }) => Object.keys(options)));
  const whole = { ...said(of, sold, today, chosen), ...pictureCells(pictures, all) };
  const [category = ''] = valuesOf(of['categories'] ?? '').map(leafOf);
  const told = toldOf(of['name'] ?? '', category, linesOf(of['short'] ?? ''), linesOf(of['body'] ?? ''));
  return all.map(({ line: { line, cells, errors = [] }, options }, at) => ({
    line,
    group: `${keyOf(parent)}`,
    cells: { ...told, ...variantOf(cells, options, of, today), ...(at === 0 ? whole : {}) },
    errors: [...errors, ...anyOf(cells, of, options, variations.length > 0)],
    ...noteOf(cells),
  }));
}

const wrong = ({ line, errors = [] }: SourceLine, field: string, message: string): SourceLine => ({
  line,
  cells: {},
  errors: [...errors, { field, message }],
});

const noteOf = (cells: Cells): { note?: string } => {
  if (cells['stock'] === 'parent') return { note: 'Its stock was counted with its product; it begins at 0' };
  return Number(cells['stock']) < 0 ? { note: `Its stock was ${cells['stock']}; it begins at 0` } : {};
};

/** A variation without a value is one of any; here each variant has one. */
function anyOf(cells: Cells, of: Cells, options: Readonly<Record<string, string>>, isVariable: boolean) {
  if (!isVariable) return [];
  return ATTRIBUTES.flatMap((place) => {
    const name = cells[`attribute ${place} name`];
    if (!name || Object.hasOwn(options, name)) return [];
    const values = valuesOf(of[`attribute ${place} values`] ?? '').join(', ');
    const message = `The variation is for any ${name} (${values}); give each of them a line`;
    return [{ field: `attribute ${place} values`, message }];
  });
}

/** Name and value of each attribute of a variation. */
function attributesOf(cells: Cells, of: Cells): Record<string, string> {
  return Object.fromEntries(
    ATTRIBUTES.flatMap((place) => {
      const name = cells[`attribute ${place} name`] || of[`attribute ${place} name`];
      const [value] = valuesOf(cells[`attribute ${place} values`] ?? '');
      return name && value ? [[name, value] as const] : [];
    }),
  );
}

const TAX_CLASSES: Readonly<Record<string, string>> = { 'reduced-rate': 'reduced', 'zero-rate': 'zero' };

function said(
  of: Cells,
  sold: readonly SourceLine[],
  today: string,
  chosen: ReadonlySet<string>,
): Record<string, string> {
  const categories = valuesOf(of['categories'] ?? '').map(leafOf);
  const others = ATTRIBUTES.flatMap((place) => {
    const name = of[`attribute ${place} name`];
    const values = valuesOf(of[`attribute ${place} values`] ?? '').join(', ');
    return name && values && !chosen.has(name) ? [[name, values] as const] : [];
  });
  return filled({
    body: linesOf(of['body'] ?? ''),
    brand: valuesOf(of['brand'] ?? '')[0],
    categories: categories.length > 1 ? listText([...new Set(categories)]) : '',
    status: of['published'] === undefined ? '' : of['published'].trim() === '1' ? 'active' : 'draft',
    featured: String(flagOf(of['featured']) ?? ''),
    shipped: typesOf(of).includes('virtual') ? 'false' : '',
    'tax category':
      of['tax status'] === 'none' ? 'exempt' : (TAX_CLASSES[of['tax class']?.toLowerCase() ?? ''] ?? ''),
    'low stock from': of['low stock from'],
    discount: agreed(sold.map(({ cells }) => pricesOf(cells, today).discount)),
    specifications: pairsText(others),
    'seo title': of['seo title'],
    'seo description': of['seo description'],
  });
}

/** The sale holds between its days, which may be open. */
function pricesOf(cells: Cells, today: string): { price: string; discount: string } {
  const [regular, sale] = [priceOf(cells['price'] ?? ''), priceOf(cells['sale price'] ?? '')];
  const from = cells['sale from']?.slice(0, 10) ?? '';
  const until = cells['sale until']?.slice(0, 10) ?? '';
  const isOn = sale !== '' && (!from || from <= today) && (!until || until >= today);
  return isOn ? { price: sale, discount: percentOff(sale, regular) } : { price: regular, discount: '' };
}

function variantOf(
  cells: Cells,
  options: Readonly<Record<string, string>>,
  of: Cells,
  today: string,
): Record<string, string> {
  const measure = (what: string, units: readonly string[], read: (cell: string, unit: string) => string) => {
    const unit = units.find((one) => cells[`${what} ${one}`] || of[`${what} ${one}`]);
    return unit ? read(cells[`${what} ${unit}`] || (of[`${what} ${unit}`] ?? ''), unit) : '';
  };
  return filled({
    sku: cells['sku'] || madeSku('woo', cells['id'] ?? '', ...(cells['id'] ? [] : Object.values(options))),
    options: optionsText(options),
    price: pricesOf(cells, today).price,
    stock: stockOf(cells),
    'variant gtin': cells['gtin'],
    grams: measure('weight', WEIGHT_UNITS, gramsOf),
    ...Object.fromEntries(
      SIDES.map((side) => [`${side} mm`, measure(side, LENGTH_UNITS, millimetresOf)] as const),
    ),
  });
}

/** What is not counted is there, or is not. */
function stockOf(cells: Cells): string {
  const stock = cells['stock']?.trim() ?? '';
  if (stock === 'parent' || Number(stock) < 0) return '0';
  if (stock !== '') return stock;
  return flagOf(cells['in stock']) === false ? '0' : cells['in stock'] ? 'unlimited' : '';
}
