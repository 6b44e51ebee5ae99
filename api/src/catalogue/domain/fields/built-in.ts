import { COUNTRIES, countryCode } from '../../../kernel/world/countries.js';
import type { Field } from '../../../kernel/fields/field.js';
import { addressWords } from './address-words.js';
import { gtin, hsCode } from './gtin.js';
import { GIFT_CARD_FIELD } from '../../../kernel/gift-card-goods.js';
import { ProductFieldSet, type ProductField } from './product-field.js';
import { CONTENT_UNITS } from '../../../kernel/unit-price.js';

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const shown = true;
const filterable = true;
const searchable = true;
const ofOne = true;
const several = { kind: 'text', longest: 2_000, lines: true } as const;

/** The content of a product, from which its price for a unit is told. */
export const UNIT_AMOUNT = 'unitAmount';

/** One entry makes a field of all products: stored, checked, in files and in the document, in the panel and on the pages. */
const DECLARED: readonly (Field & Omit<ProductField, 'declaredBy'>)[] = [
  {
    name: 'brand',
    label: 'Brand',
    kind: 'text',
    longest: 100,
    shown,
    filterable,
    searchable,
    schemaOrg: { property: 'brand', type: 'Brand' },
  },
  {
    name: 'gtin',
    ofOne,
    label: 'GTIN',
    help: 'The number under the bar code',
    kind: 'text',
    longest: 20,
    form: gtin,
    shown,
    searchable,
    schemaOrg: { property: 'gtin' },
  },
  {
    name: 'mpn',
    ofOne,
    label: 'MPN',
    help: 'The number that its maker gave it',
    kind: 'text',
    longest: 70,
    shown,
    searchable,
    schemaOrg: { property: 'mpn' },
  },
  {
    name: 'material',
    label: 'Material',
    kind: 'text',
    longest: 200,
    shown,
    filterable,
    searchable,
    schemaOrg: { property: 'material' },
  },
  {
    name: 'hsCode',
    label: 'HS code',
    help: 'The tariff number of customs',
    kind: 'text',
    longest: 20,
    form: hsCode,
  },
  {
    name: 'commodityCode',
    label: 'Commodity code',
    help: 'By which a tax office sorts goods, such as the commodity category of EFRIS in Uganda',
    kind: 'text',
    longest: 18,
  },
  {
    name: 'countryOfOrigin',
    label: 'Country of origin',
    kind: 'choice',
    choices: countries,
    find: countryCode,
    shown,
    filterable,
    schemaOrg: { property: 'countryOfOrigin', type: 'Country' },
  },
  {
    name: 'manufacturer',
    label: 'Manufacturer',
    help: 'Name and addresses of who made it',
    ...several,
    longest: 500,
    shown,
    schemaOrg: { property: 'manufacturer', type: 'Organization' },
  },
  {
    name: 'responsiblePerson',
    label: 'Responsible person',
    help: 'Who answers for it in the EU, with addresses',
    ...several,
    longest: 500,
    shown,
  },
  { name: 'warnings', label: 'Warnings', ...several, shown },
  {
    name: UNIT_AMOUNT,
    label: 'Content',
    help: 'Shoppers see the price for a kilogram, litre, metre, square metre or piece',
    kind: 'amount',
    units: CONTENT_UNITS,
    shown,
  },
  {
    name: GIFT_CARD_FIELD,
    ofOne,
    label: 'Gift card',
    help: 'Sold as a code that goes by mail: each variant is an amount, nothing is sent, and taxes are due when it is spent',
    kind: 'flag',
  },
  {
    name: 'seoTitle',
    ofOne,
    label: 'Title for search engines',
    help: 'Otherwise the name. About 60 characters are shown',
    kind: 'text',
    longest: 150,
  },
  {
    name: 'seoDescription',
    ofOne,
    label: 'Description for search engines',
    help: 'Otherwise the description. About 160 characters are shown',
    kind: 'text',
    longest: 320,
  },
  {
    name: 'seoAddress',
    ofOne,
    label: 'Address',
    help: 'Words of the page’s address; otherwise those of the name. Former addresses lead to it',
    kind: 'text',
    longest: 60,
    form: addressWords,
  },
];

export const BUILT_IN: readonly ProductField[] = DECLARED.map((field) => ({ ...field, declaredBy: 'duka' }));

/** The fields of a shop whose merchant declared none. */
export const DUKAS_FIELDS = new ProductFieldSet(BUILT_IN);
