import { isUuid } from '../../kernel/uuid.js';
import { spellingKey } from '../../kernel/spelling-key.js';

/** How another system names a variant: `sku` by its spelling (`spellingKey`), or `variantId` in small letters. */
export interface NamedVariant {
  by: 'sku' | 'variantId';
  key: string;
}

/** Why a line of what another system sends is not taken, in a sentence at its member. */
export interface LineFault<Field extends string = string> {
  field: Field;
  message: string;
}

export const isFault = <Read extends object>(read: Read): read is Extract<Read, LineFault> =>
  'message' in read;

/** The variant that a line names. Pure. */
export function readName(sku: unknown, variantId: unknown): NamedVariant | LineFault<'sku' | 'variantId'> {
  if (sku !== undefined && variantId !== undefined)
    return { field: 'variantId', message: 'Send sku or variantId, not both' };
  if (variantId !== undefined) {
    if (typeof variantId !== 'string' || !isUuid(variantId))
      return { field: 'variantId', message: 'variantId must be the id of a variant' };
    return { by: 'variantId', key: variantId.toLowerCase() };
  }
  if (typeof sku !== 'string' || spellingKey(sku) === '')
    return { field: 'sku', message: 'sku or variantId is required' };
  return { by: 'sku', key: spellingKey(sku) };
}

/** What the lines that can be read name in this way, each once. */
export const keysOf = (
  read: readonly ({ of: NamedVariant } | LineFault)[],
  by: NamedVariant['by'],
): string[] => [...new Set(read.flatMap((one) => (isFault(one) || one.of.by !== by ? [] : [one.of.key])))];

/** Finds variants by what names them. */
export function variantsByName<Variant extends { variantId: string; sku: string }>(
  variants: readonly Variant[],
): (of: NamedVariant) => Variant | LineFault<NamedVariant['by']> {
  const known = {
    variantId: new Map(variants.map((variant) => [variant.variantId, variant])),
    sku: new Map(variants.map((variant) => [spellingKey(variant.sku), variant])),
  };
  return ({ by, key }) => known[by].get(key) ?? { field: by, message: 'The shop has no such variant' };
}
