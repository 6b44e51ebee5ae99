import { t } from '../texts';

/** What the shop itself writes down as a reason, by what the API calls it. */
const OWN: Readonly<Record<string, string>> = {
  late_payment: t('Paid too late'),
  paid_twice: t('Paid twice'),
  payment_timeout: t('Not paid in time'),
  order_cancelled: t('Order cancelled'),
  replaced_by_another_try: t('Replaced by another try'),
  'withdrawn from the contract': t('Withdrawn from the contract'),
  'cancelled by the buyer': t('Cancelled by the buyer'),
  'cancelled by the shop': t('Cancelled by the shop'),
  'made at the provider': t('Made at the provider'),
  'payment disputed': t('Payment disputed'),
  'set by staff': t('Set by staff'),
  'import undone': t('Undone'),
};

/** Of stock that a file set: `import spring.csv`, `import undone spring.csv`. */
const BY_FILE = /^import (undone )?(.+)$/;

/** A reason as people read it: the shop's own in the panel's language, somebody's as it was typed. */
export function reasonOf(reason: string): string {
  const own = OWN[reason];
  const [, undone, file = ''] = BY_FILE.exec(reason) ?? [];
  if (own || !file) return own ?? reason;
  return undone ? t('Import {file}, undone', { file }) : t('Import {file}', { file });
}
