import { t } from '../texts';

/** What the shop itself writes down as a reason, by what the API calls it. */
const OWN: Readonly<Record<string, string>> = {
  late_payment: t('Paid too late'),
  paid_twice: t('Paid twice'),
  payment_timeout: t('Not paid in time'),
  order_cancelled: t('Order cancelled'),
  'withdrawn from the contract': t('Withdrawn from the contract'),
  'cancelled by the buyer': t('Cancelled by the buyer'),
  'cancelled by the shop': t('Cancelled by the shop'),
  'made at the provider': t('Made at the provider'),
  'payment disputed': t('Payment disputed'),
  'set by staff': t('Set by staff'),
};

/** A reason as people read it: the shop's own in the panel's language, somebody's as it was typed. */
export const reasonOf = (reason: string): string => OWN[reason] ?? reason;
