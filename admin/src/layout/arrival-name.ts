import { t } from '../texts';

/** What goods on their way are called: an order at a supplier, or a transfer between places. */
export const arrivalName = ({ kind, number }: { kind: 'purchase' | 'transfer'; number: number }): string =>
  kind === 'purchase' ? t('Purchase order {number}', { number }) : t('Transfer {number}', { number });
