import { dateTime, money, number, percentage } from '../layout/format';
import { words } from '../layout/words';
import type { ComparedField, FormRecord } from '../layout/conflict';
import type { ProductRecord } from '../records';
import { variantName } from './variant-cells';
import { t } from '../texts';

type Text = (product: Partial<ProductRecord>) => string | undefined;

const field = (label: string, text: Text, ...members: (keyof ProductRecord)[]): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => text(record) ?? '',
});
const sizeOf = ({ lengthMm = 0, widthMm = 0, heightMm = 0 }: ProductRecord['variants'][number]) =>
  t('{lengthMm} x {widthMm} x {heightMm} mm', { lengthMm, widthMm, heightMm });
const ownOf = ({ ownPrices = {} }: ProductRecord['variants'][number]) =>
  Object.entries(ownPrices)
    .map(([code, price]) => `, ${code} ${price}`)
    .join('');
const piece = (variant: ProductRecord['variants'][number]) =>
  `${variantName(variant)} ${variant.sku}: ${money(variant.price)}, ${variant.stock ?? t('uncounted')}, ${variant.grams ?? 0} g, ${sizeOf(variant)}${variant.gtin ? `, GTIN ${variant.gtin}` : ''}${ownOf(variant)}`;

const fieldsText = (fields: object = {}) =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${words(name)}: ${typeof value === 'object' ? Object.values(value as object).join(' ') : String(value)}`,
    )
    .join('; ');

/** What two people may have changed in a product; options and variants belong together. */
export const productFields: readonly ComparedField[] = [
  field(t('Name'), ({ name }) => name, 'name'),
  field(t('Description'), ({ description }) => description, 'description'),
  field(t('Full description'), ({ body }) => body, 'body'),
  field(t('Category'), ({ category }) => category, 'category'),
  field(t('Shown beside it'), ({ related }) => related?.join(', '), 'related'),
  field(t('Also in'), ({ categories }) => categories?.join(', '), 'categories'),
  field(
    t('Specifications'),
    ({ specifications }) => specifications?.map(({ name, value }) => `${name}: ${value}`).join('; '),
    'specifications',
  ),
  field(t('Fields'), ({ fields }) => fieldsText(fields), 'fields'),
  field(t('Variants and stock'), ({ variants }) => variants?.map(piece).join('; '), 'options', 'variants'),
  field(t('Price'), ({ price }) => money(price), 'price'),
  field(
    t('Discount'),
    ({ discount, saleEndsAt }) =>
      saleEndsAt
        ? t('{percent}%, until {saleEndsAt}', {
            percent: number(discount ?? 0),
            saleEndsAt: dateTime(saleEndsAt),
          })
        : percentage(discount ?? 0),
    'discount',
    'saleEndsAt',
  ),
  field(
    t('Status'),
    ({ status, publishAt }) =>
      publishAt
        ? t('{status}, on sale from {publishAt}', { status: words(status), publishAt: dateTime(publishAt) })
        : words(status),
    'status',
    'publishAt',
  ),
  field(t('Featured'), ({ isFeatured }) => (isFeatured ? t('yes') : t('no')), 'isFeatured'),
  field(t('Taxed as'), ({ taxCategory }) => words(taxCategory), 'taxCategory'),
  field(t('Low stock'), ({ lowStockFrom }) => String(lowStockFrom ?? t('as the shop')), 'lowStockFrom'),
  field(t('Is sent'), ({ isShipped }) => (isShipped ? t('yes') : t('no')), 'isShipped'),
  field(t('Pictures'), ({ images }) => images?.map(({ url, alt }) => alt || url).join(', '), 'images'),
];
