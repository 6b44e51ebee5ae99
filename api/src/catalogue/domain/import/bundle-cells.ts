import { listText, readList } from '../../../kernel/sources/cell-parts.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { MOST_PARTS } from '../bundle.js';

/** What one piece of a bundle is made of. */
export const BUNDLE = 'bundle';
const PART = /^(?:(\d{1,2})\s*[x×]\s+)?(\S.*)$/u;
const LONGEST_SKU = 64;
/** Makes a variant like any other of it; an empty cell leaves it. */
const NONE = 'none';

/** So many pieces of another variant, by its SKU. */
export interface FiledPart {
  sku: string;
  quantity: number;
}

/** `2 x CUP-1; TEA-1`; of nothing it is a variant like any other. Undefined where the cell says something else. */
export function bundle(cell: string): FiledPart[] | undefined {
  if (cell.toLowerCase() === NONE) return [];
  const parts = readList(cell).map((text) => {
    const [, pieces = '1', sku = ''] = PART.exec(text) ?? [];
    return { sku, quantity: Number(pieces) };
  });
  const fits = parts.every(({ sku, quantity }) => sku !== '' && sku.length <= LONGEST_SKU && quantity >= 1);
  const isEach = new Set(parts.map(({ sku }) => spellingKey(sku))).size === parts.length;
  return fits && isEach && parts.length > 0 && parts.length <= MOST_PARTS ? parts : undefined;
}

/** As the export writes it; empty for what is no bundle. */
export const bundleText = (parts: readonly FiledPart[]): string =>
  listText(
    parts
      .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
      .map(({ sku, quantity }) => `${quantity} x ${sku}`),
  );

/** The parts with their SKUs as the shop writes them, and those that nobody has. `known` is by their spelling. Pure. */
export function namedParts(
  parts: readonly FiledPart[],
  known: ReadonlyMap<string, string>,
): { parts: FiledPart[]; strangers: string[] } {
  const skuOf = (sku: string) => known.get(spellingKey(sku));
  return {
    parts: parts.map((part) => ({ ...part, sku: skuOf(part.sku) ?? part.sku })),
    strangers: parts.flatMap(({ sku }) => (skuOf(sku) === undefined ? [sku] : [])),
  };
}

export const noSuchSku = (sku: string): string => `There is no variant with the SKU ${sku}`;
