import type { ExpressionBuilder } from 'kysely';

/** The id of nothing. */
export const NONE = '00000000-0000-0000-0000-000000000000';

interface Read {
  o: { status: string; id: string };
}

/** Whether an order gives back what it has had of a coupon or discount: as long as it waits, or since it `ends`. */
export function givesBack<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  { status, id }: { status: string; id: string },
  replaced: readonly string[],
  ends: string,
) {
  const of = eb as unknown as ExpressionBuilder<Read, 'o'>;
  const [isStatus, isId] = [of.ref(status as 'o.status'), of.ref(id as 'o.id')];
  return of.or([
    of.and([of(isStatus, '=', 'pending'), of(isId, '=', of.fn.any(of.val([...replaced])))]),
    of.and([of(isStatus, '=', 'processing'), of(isId, '=', ends)]),
  ]);
}
