import type { ProductRecord, Variant } from '../records';

export type Change = { field: string; from: string; to: string };
export type PlannedRow = { line: number; name: string; changes: Change[]; problem?: string };
/** What is sent for one product, and what would bring it back. */
export type PlannedUpdate = {
  id: string;
  name: string;
  data: Partial<ProductRecord>;
  undo: Partial<ProductRecord>;
};
export type Plan = { rows: PlannedRow[]; updates: PlannedUpdate[] };

type Row = Record<string, string>;

const money = (text: string) =>
  /^\d{1,8}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
const whole = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
const percent = (text: string) => (/^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined);
const flag = (text: string) => ({ true: true, false: false })[text.toLowerCase()];
const status = (text: string) => (text === 'active' || text === 'archived' ? text : undefined);
const upTo = (most: number) => (text: string) => (text.length <= most ? text : undefined);

type Reader = { column: string; field: string; read: (text: string) => unknown };

const ofProduct: Reader[] = [
  { column: 'name', field: 'name', read: upTo(100) },
  { column: 'category', field: 'category', read: upTo(100) },
  { column: 'discount', field: 'discount', read: percent },
  { column: 'featured', field: 'isFeatured', read: flag },
  { column: 'status', field: 'status', read: status },
];
const ofVariant: Reader[] = [
  { column: 'sku', field: 'sku', read: upTo(64) },
  { column: 'price', field: 'price', read: money },
  { column: 'stock', field: 'stock', read: whole },
];

type Wanted = { changes: Change[]; data: Record<string, unknown>; problem?: string };

/** What a row wants to be different; an empty cell or a missing column wants nothing. */
function wanted(row: Row, record: Record<string, unknown>, readers: Reader[]): Wanted {
  const out: Wanted = { changes: [], data: {} };
  for (const { column, field, read } of readers) {
    const text = row[column]?.trim();
    if (!text) continue;
    const value = read(text);
    if (value === undefined) return { ...out, problem: `'${text}' is not a valid ${column}` };
    if (value === record[field]) continue;
    out.changes.push({ field: column, from: String(record[field] ?? ''), to: String(value) });
    out.data[field] = value;
  }
  return out;
}

const before = (record: object, data: object) =>
  Object.fromEntries(Object.keys(data).map((field) => [field, (record as Record<string, unknown>)[field]]));

/** The dry run: per row what would change or why it cannot, and per product what is to be sent. */
export function planImport(rows: Row[], products: ProductRecord[]): Plan {
  const known = new Map(products.map((product) => [product.id, product]));
  const updates = new Map<string, PlannedUpdate>();
  const planned = rows.map((row, index): PlannedRow => {
    const line = index + 2;
    const product = known.get(row['product'] ?? '');
    const variant = product?.variants.find(({ id }) => id === row['variant']);
    const name = [product?.name ?? row['name'], variant ? row['options'] : ''].filter(Boolean).join(', ');
    if (!product || !variant)
      return { line, name, changes: [], problem: 'There is no such product; new ones are made in the form' };
    const mine = wanted(row, product as unknown as Record<string, unknown>, ofProduct);
    const its = wanted(row, variant as unknown as Record<string, unknown>, ofVariant);
    const problem = mine.problem ?? its.problem;
    if (problem) return { line, name, changes: [], problem };
    const changes = [...mine.changes, ...its.changes];
    if (changes.length > 0) add(updates, product, mine.data, variant, its.data);
    return { line, name, changes };
  });
  return { rows: planned, updates: [...updates.values()] };
}

const sent = ({ id, sku, options, price, stock, stockSeen }: Variant): Variant => ({
  ...(id === undefined ? {} : { id }),
  sku,
  options,
  price,
  stock,
  ...(stockSeen === undefined ? {} : { stockSeen }),
});

/** Adds a row's wishes to its product's update; the undo sets stock without what was seen, for it has moved on. */
function add(
  updates: Map<string, PlannedUpdate>,
  product: ProductRecord,
  data: object,
  variant: Variant,
  ofIt: Record<string, unknown>,
) {
  const update = updates.get(product.id) ?? { id: product.id, name: product.name, data: {}, undo: {} };
  Object.assign(update.data, data);
  Object.assign(update.undo, before(product, data));
  if (Object.keys(ofIt).length > 0) {
    const all = update.data.variants ?? product.variants.map(sent);
    update.data.variants = all.map((one) => (one.id === variant.id ? { ...one, ...ofIt } : one));
    update.undo.variants = product.variants.map((one) => ({ ...sent(one), stockSeen: undefined }));
  }
  updates.set(product.id, update);
}
