import type { FieldError } from '../../../kernel/refusal.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { HAS_STOCK, NO_COST_OF_ITS_OWN } from '../bundle.js';
import { NO_STOCK_OF_ITS_OWN } from '../stock-level.js';
import { BUNDLE, namedParts, noSuchSku, type FiledPart } from './bundle-cells.js';
import { COST } from './columns.js';
import type { Difference } from './differences.js';
import type { ReadLine, VariantChanges } from './line.js';
import type { Step } from './plan.js';

/** Bundles may be made of what comes in the same file. */
export function withParts(
  reads: readonly ReadLine[],
  known: ReadonlyMap<string, string> = new Map(),
): ReadLine[] {
  const coming = reads.flatMap(({ ofVariant: { sku } }) => sku ?? []);
  const skus = new Map([...coming.map((sku) => [spellingKey(sku), sku] as const), ...known]);
  return reads.map((read) => {
    if (!read.ofVariant.bundle) return read;
    const { parts, strangers } = namedParts(read.ofVariant.bundle, skus);
    const errors = strangers.map((sku) => ({ field: BUNDLE, message: noSuchSku(sku) }));
    const ofVariant = { ...read.ofVariant, bundle: parts };
    return { ...read, ofVariant, errors: [...read.errors, ...errors] };
  });
}

/** What bundles are made of is made before them. */
export const partsFirst = (steps: readonly Step[]): Step[] => {
  const makesBundles = (step: Step) =>
    (step.kind === 'create' ? step.product.variants : step.apply.variants).some(
      ({ bundle = [] }) => bundle.length > 0,
    );
  return [...steps.filter((step) => !makesBundles(step)), ...steps.filter(makesBundles)];
};

/** A bundle has neither a stock nor a cost of its own, and what has a stock is none. */
export function faultsOfBundled(
  { bundle }: Pick<VariantChanges, 'bundle'>,
  now: { stock: number | null; bundle: readonly FiledPart[] },
  changes: readonly Difference[],
): FieldError[] {
  if ((bundle ?? now.bundle).length === 0) return [];
  const wanted = new Map(changes.map((one) => [one.member, one.wanted]));
  const left = wanted.has('stock') ? wanted.get('stock') : now.stock;
  const isInTheWay = now.bundle.length === 0 && !wanted.has('stock');
  const stock = isInTheWay
    ? { field: BUNDLE, message: HAS_STOCK }
    : { field: 'stock', message: NO_STOCK_OF_ITS_OWN };
  return [
    ...(left === 0 ? [] : [stock]),
    ...(typeof wanted.get('costCents') === 'number' ? [{ field: COST, message: NO_COST_OF_ITS_OWN }] : []),
  ];
}

export const faultsOfNewBundle = ({
  bundle = [],
  stock = 0,
  costCents = null,
}: VariantChanges): FieldError[] =>
  bundle.length === 0
    ? []
    : [
        ...(stock === 0 ? [] : [{ field: 'stock', message: NO_STOCK_OF_ITS_OWN }]),
        ...(costCents === null ? [] : [{ field: COST, message: NO_COST_OF_ITS_OWN }]),
      ];
