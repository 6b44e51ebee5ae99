import { dateTime, money, words } from '../layout/format';
import type { ComparedField, FormRecord } from '../layout/conflict';
import type { ProductRecord } from '../records';
import { variantName } from './variant-cells';

type Text = (product: Partial<ProductRecord>) => string | undefined;

const field = (label: string, text: Text, ...members: (keyof ProductRecord)[]): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => text(record) ?? '',
});
const sizeOf = ({ lengthMm = 0, widthMm = 0, heightMm = 0 }: ProductRecord['variants'][number]) =>
  `${lengthMm} x ${widthMm} x ${heightMm} mm`;
const ownOf = ({ ownPrices = {} }: ProductRecord['variants'][number]) =>
  Object.entries(ownPrices)
    .map(([code, price]) => `, ${code} ${price}`)
    .join('');
const piece = (variant: ProductRecord['variants'][number]) =>
  `${variantName(variant)} ${variant.sku}: ${money(variant.price)}, ${variant.stock ?? 'uncounted'}, ${variant.grams ?? 0} g, ${sizeOf(variant)}${ownOf(variant)}`;

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
  field('Name', ({ name }) => name, 'name'),
  field('Description', ({ description }) => description, 'description'),
  field('Full description', ({ body }) => body, 'body'),
  field('Category', ({ category }) => category, 'category'),
  field('Shown beside it', ({ related }) => related?.join(', '), 'related'),
  field('Also in', ({ categories }) => categories?.join(', '), 'categories'),
  field(
    'Specifications',
    ({ specifications }) => specifications?.map(({ name, value }) => `${name}: ${value}`).join('; '),
    'specifications',
  ),
  field('Fields', ({ fields }) => fieldsText(fields), 'fields'),
  field('Variants and stock', ({ variants }) => variants?.map(piece).join('; '), 'options', 'variants'),
  field('Price', ({ price }) => money(price), 'price'),
  field('Discount', ({ discount }) => `${discount ?? 0}%`, 'discount'),
  field(
    'Status',
    ({ status, publishAt }) =>
      publishAt ? `${words(status)}, on sale from ${dateTime(publishAt)}` : words(status),
    'status',
    'publishAt',
  ),
  field('Featured', ({ isFeatured }) => (isFeatured ? 'yes' : 'no'), 'isFeatured'),
  field('Taxed as', ({ taxCategory }) => words(taxCategory), 'taxCategory'),
  field('Low stock', ({ lowStockFrom }) => `${lowStockFrom ?? 'as the shop'}`, 'lowStockFrom'),
  field('Is sent', ({ isShipped }) => (isShipped ? 'yes' : 'no'), 'isShipped'),
  field('Pictures', ({ images }) => images?.map(({ url, alt }) => alt || url).join(', '), 'images'),
];
