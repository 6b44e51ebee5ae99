import type { ComparedField, FormRecord } from '../layout/conflict';
import { dateTime, money } from '../layout/format';
import type { CouponRecord } from '../records';
import { worth } from './coupon';

const field = (
  label: string,
  text: (coupon: CouponRecord) => string | number | null,
  ...members: (keyof CouponRecord)[]
): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => String(text(record as unknown as CouponRecord) ?? ''),
});
const yes = (is: boolean) => (is ? 'yes' : 'no');

/** What two people may have changed in a coupon. */
export const couponFields: readonly ComparedField[] = [
  field('Code', ({ code }) => code, 'code'),
  field('Description', ({ description }) => description, 'description'),
  field('Worth', worth, 'kind', 'percent', 'amount'),
  field('From a subtotal of', ({ minTotal }) => money(minTotal || 0), 'minTotal'),
  field('Uses in all', ({ maxUses }) => maxUses, 'maxUses'),
  field('Uses per shopper', ({ perAccount }) => perAccount, 'perAccount'),
  field('Only for this shopper', ({ accountId }) => accountId, 'accountId'),
  field('Only for a first order', ({ firstOrderOnly }) => yes(firstOrderOnly), 'firstOrderOnly'),
  field('Starts', ({ startsAt }) => dateTime(startsAt), 'startsAt'),
  field('Ends', ({ endsAt }) => dateTime(endsAt), 'endsAt'),
  field('Active', ({ isActive }) => yes(isActive), 'isActive'),
];
