import type { PriceChange } from '../records';

/** A change of price that several variants made together. */
export type PriceStep = Omit<PriceChange, 'variantId' | 'sku'> & { skus: string[] };

const together = (a: PriceStep, b: PriceChange) =>
  a.changedAt === b.changedAt && a.price === b.price && a.discount === b.discount;

/** The changes, latest first, with those of one moment to one price as one step. */
export function priceSteps(changes: readonly PriceChange[]): PriceStep[] {
  const steps: PriceStep[] = [];
  for (const change of changes) {
    const same = steps.find((step) => together(step, change));
    if (same) same.skus.push(change.sku);
    else steps.push({ ...change, skus: [change.sku] });
  }
  return steps;
}
