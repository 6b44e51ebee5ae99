import { t } from '../texts';

/** What the panel calls the lists and papers whose files have no number of their own. */
const TITLES: Readonly<Record<string, string>> = {
  orders: t('Orders'),
  customers: t('Customers'),
  products: t('Products'),
  invoices: t('Invoices'),
  returns: t('Returns'),
  reviews: t('Reviews'),
  discounts: t('Discounts'),
  withdrawals: t('Withdrawals'),
  newsletter: t('Newsletter'),
  codes: t('Codes'),
  'gift-cards': t('Gift cards'),
  audit: t('Audit log'),
  taxes: t('Taxes'),
  'packing-slip': t('Packing slip'),
  'packing-slips': t('Packing slips'),
  'pick-list': t('Pick list'),
};

/** A title as a part of a file's name. */
export const asFileName = (title: string): string => title.toLowerCase().replaceAll(/[\s/\\:]+/g, '-');

/** `orders.csv` and `taxes-2026-01.csv` in the panel's language; papers are called by their numbers in each. */
export const fileName = (name: string): string =>
  name.replace(/^[a-z-]+(?=-\d|\.)/, (base) =>
    Object.hasOwn(TITLES, base) ? asFileName(TITLES[base] ?? base) : base,
  );
