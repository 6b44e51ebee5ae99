import type { ProposalRecord } from '../records';
import { t } from '../texts';

export type Difference = { what: string; from: string; to: string };

const UNLIMITED = t('not counted');
const stock = (units: number | null): string => (units === null ? UNLIMITED : String(units));

/** What a proposed change makes of what, line by line. */
export function differencesOf(
  { wanted, before }: Pick<ProposalRecord, 'wanted' | 'before'>,
  price: (amount: number) => string,
): Difference[] {
  const texts = (['name', 'description'] as const).flatMap((member): Difference[] => {
    const to = wanted[member];
    const what = member === 'name' ? t('Name') : t('Description');
    return to === undefined ? [] : [{ what, from: before[member] ?? '', to }];
  });
  const variants = (wanted.variants ?? []).flatMap((to, at): Difference[] => {
    const from = before.variants?.[at];
    return [
      ...(to.price === undefined
        ? []
        : [
            {
              what: t('Price of {sku}', { sku: to.sku }),
              from: price(from?.price ?? 0),
              to: price(to.price),
            },
          ]),
      ...(to.stock === undefined
        ? []
        : [
            {
              what: t('Stock of {sku}', { sku: to.sku }),
              from: stock(from?.stock ?? null),
              to: stock(to.stock),
            },
          ]),
    ];
  });
  return [...texts, ...variants];
}
