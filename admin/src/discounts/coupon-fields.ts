import type { ComparedField, FormRecord } from '../layout/conflict';
import { dateTime, money } from '../layout/format';
import type { CouponRecord } from '../records';
import { worth } from './coupon';
import { t } from '../texts';

const field = (
  label: string,
  text: (coupon: CouponRecord) => string | number | null,
  ...members: (keyof CouponRecord)[]
): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => String(text(record as unknown as CouponRecord) ?? ''),
});
const yes = (is: boolean) => (is ? t('yes') : t('no'));

/** What two people may have changed in a coupon. */
export const couponFields: readonly ComparedField[] = [
  field(t('Code'), ({ code }) => code, 'code'),
  field(t('Description'), ({ description }) => description, 'description'),
  field(t('Worth'), worth, 'kind', 'percent', 'amount'),
  field(t('From a subtotal of'), ({ minTotal }) => money(minTotal || 0), 'minTotal'),
  field(t('Uses in all'), ({ maxUses }) => maxUses, 'maxUses'),
  field(t('Uses per shopper'), ({ perAccount }) => perAccount, 'perAccount'),
  field(t('Only for this shopper'), ({ accountId }) => accountId, 'accountId'),
  field(t('Only for a first order'), ({ firstOrderOnly }) => yes(firstOrderOnly), 'firstOrderOnly'),
  field(t('Starts'), ({ startsAt }) => dateTime(startsAt), 'startsAt'),
  field(t('Ends'), ({ endsAt }) => dateTime(endsAt), 'endsAt'),
  field(t('Active'), ({ isActive }) => yes(isActive), 'isActive'),
];
