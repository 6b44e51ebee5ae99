import type { FieldError } from '../../kernel/refusal.js';
import { BundleWrong, faultsOfBundle, faultsOfMany } from '../domain/bundle.js';
import type { BundleLists } from './bundle-lists.js';

export interface WantedBundle {
  variantId: string;
  parts: readonly { variantId: string; quantity: number }[];
}

/** Where what is wrong with a bundle stands in what was sent: with itself, or with one of its parts. */
type BundlePlace = (bundle: number, part?: number) => string;

/** Makes variants of others, or of nothing but themselves again; all or none. @throws BundleWrong */
export async function makeBundles(
  bundles: BundleLists,
  sent: readonly WantedBundle[],
  at: BundlePlace,
): Promise<void> {
  const named = sent.flatMap(({ variantId, parts }) => [variantId, ...parts.map((one) => one.variantId)]);
  const facts = new Map((await bundles.lock([...new Set(named)])).map((one) => [one.variantId, one]));
  const faults = sent.flatMap(({ variantId, parts }, index): FieldError[] => {
    const bundle = facts.get(variantId);
    if (!bundle) return [{ field: at(index), message: 'There is no such variant' }];
    const made = parts.map((one) => facts.get(one.variantId));
    return faultsOfBundle(bundle, made, (part) => at(index, part));
  });
  // what two of them say of each other: the one is a part of the other, which is to be one by now
  const becoming = new Set(sent.flatMap(({ variantId, parts }) => (parts.length > 0 ? [variantId] : [])));
  for (const [index, { variantId, parts }] of sent.entries())
    for (const [part, one] of parts.entries())
      if (one.variantId !== variantId && becoming.has(one.variantId) && !facts.get(one.variantId)?.isBundle)
        faults.push({ field: at(index, part), message: 'A bundle is made of no bundles' });
  faults.push(...faultsOfMany(sent, (partId) => facts.get(partId)?.bundles ?? [], at));
  if (faults.length > 0) throw new BundleWrong(faults);
  // first what is taken apart: its pieces may be parts by now
  for (const { variantId, parts } of sent.toSorted((one, other) => one.parts.length - other.parts.length))
    await bundles.set(
      variantId,
      parts.map((one) => ({ partId: one.variantId, quantity: one.quantity })),
    );
}
