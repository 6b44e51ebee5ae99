import type { Json } from './client.js';

/** What whoever reads a feed asks of one attribute. */
interface Rule {
  required?: true;
  /** Characters of one value. */
  longest?: number;
  form?: RegExp;
  /** How many values; one unless told. */
  most?: number;
}
type Rules = Readonly<Record<string, Rule>>;

const ADDRESS = /^https?:\/\/[^\s]+$/;
const MONEY = /^\d+(\.\d{2,3})? [A-Z]{3}$/;
/** From and until, by ISO 8601 with minutes and a zone. */
const DATES = /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}\/\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}$/;
/** Of eight, twelve, thirteen or fourteen digits. */
const GTIN = /^(\d{8}|\d{12,14})$/;
const MEASURE = /^\d+(\.\d+)?(oz|lb|mg|g|kg|floz|pt|qt|gal|ml|cl|l|cbm|in|ft|yd|cm|m|sqft|sqm|ct)$/;

/** "Product data specification", support.google.com/merchants/answer/7052112, as of November 2026; only what is written here. */
const GOOGLE: Rules = {
  id: { required: true, longest: 50 },
  title: { required: true, longest: 150 },
  description: { required: true, longest: 5_000 },
  link: { required: true, longest: 2_000, form: ADDRESS },
  image_link: { required: true, longest: 2_000, form: ADDRESS },
  additional_image_link: { longest: 2_000, form: ADDRESS, most: 10 },
  availability: { required: true, form: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { required: true, form: MONEY },
  sale_price: { form: MONEY },
  sale_price_effective_date: { form: DATES },
  condition: { form: /^(new|refurbished|used)$/ },
  product_type: { longest: 750 },
  item_group_id: { longest: 50 },
  brand: { longest: 70 },
  gtin: { form: GTIN },
  mpn: { longest: 70 },
  identifier_exists: { form: /^no$/ },
  color: { longest: 40 },
  size: { longest: 100 },
  material: { longest: 200 },
  unit_pricing_measure: { form: MEASURE },
  unit_pricing_base_measure: { form: MEASURE },
  shipping_weight: { form: /^\d+(\.\d+)? (lb|oz|g|kg)$/ },
  'shipping.country': { most: 100, form: /^[A-Z]{2}$/ },
  'shipping.service': { most: 100, longest: 100 },
  'shipping.price': { most: 100, form: MONEY },
};

/** "Product data specifications for catalogues", facebook.com/business/help/120325381656392, as of November 2026. */
const META: Rules = {
  ...GOOGLE,
  id: { required: true, longest: 100 },
  title: { required: true, longest: 200 },
  description: { required: true, longest: 9_999 },
  availability: { required: true, form: /^(in stock|out of stock|available for order|discontinued)$/ },
  condition: { required: true, form: /^(new|refurbished|used)$/ },
  brand: { longest: 100 },
  color: { longest: 200 },
  size: { longest: 200 },
  quantity_to_sell_on_facebook: { form: /^\d+$/ },
};
export const RULES = { google: GOOGLE, meta: META };

export type Item = ReadonlyMap<string, readonly string[]>;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replaceAll(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** The items of a feed in RSS; what stands in `g:shipping` is named `shipping.…`. */
export function itemsOf(feed: string): Item[] {
  return feed
    .split('<item>')
    .slice(1)
    .map((item) => {
      const found = new Map<string, string[]>();
      const note = (name: string, value: string) =>
        found.set(name, [...(found.get(name) ?? []), plain(value)]);
      const outer = item.replaceAll(/<g:shipping>([^]*?)<\/g:shipping>/g, (_, inner: string) => {
        for (const [, name = '', value = ''] of elements(inner)) note(`shipping.${name}`, value);
        return '';
      });
      for (const [, name = '', value = ''] of elements(outer)) note(name, value);
      return found;
    });
}
const elements = (text: string) => text.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g);

const first = (item: Item, name: string): string => item.get(name)?.[0] ?? '';
const amount = (item: Item, name: string): number => Number(first(item, name).split(' ')[0]);

/** Each rule that an item breaks, in words; empty where it is taken. */
export function faultsOf(item: Item, feed: keyof typeof RULES): string[] {
  const rules: Rules = RULES[feed];
  const faults = Object.entries(rules)
    .filter(([name, { required }]) => required && !item.has(name))
    .map(([name]) => `${name} is missing`);
  for (const [name, values] of item) {
    const { longest = Infinity, form, most = 1 } = rules[name] ?? { most: 0 };
    if (values.length > most) faults.push(`${name} stands there ${values.length} times`);
    for (const value of values) {
      if (value === '' || value !== value.trim()) faults.push(`${name} is empty, or has blanks around it`);
      if (Array.from(value).length > longest) faults.push(`${name} has more than ${longest} characters`);
      if (form && !form.test(value)) faults.push(`${name} is ${value}`);
    }
  }
  return [...faults, ...together(item, feed)];
}

const isBackwards = (dates: string): boolean => {
  const [from, until] = dates.split('/').map((moment) => Date.parse(moment));
  return from !== undefined && until !== undefined && from >= until;
};

/** What no attribute breaks alone. */
function together(item: Item, feed: keyof typeof RULES): string[] {
  const has = (name: string) => item.has(name);
  const count = (name: string) => item.get(name)?.length ?? 0;
  const isKnown = has('gtin') || (has('brand') && has('mpn'));
  const told = (isWrong: boolean, words: string) => (isWrong ? [words] : []);
  const prices = ['price', 'sale_price', 'shipping.price'].filter(has);
  return [
    ...told(!(amount(item, 'price') > 0), 'it costs nothing'),
    ...told(
      has('sale_price') && amount(item, 'sale_price') >= amount(item, 'price'),
      'the sale takes nothing off',
    ),
    ...told(has('sale_price_effective_date') && !has('sale_price'), 'dates of no sale'),
    ...told(isBackwards(first(item, 'sale_price_effective_date')), 'a sale ends before it begins'),
    ...told(
      new Set(prices.map((name) => first(item, name).split(' ')[1])).size !== 1,
      'prices are in several currencies',
    ),
    ...told(/<\/?[a-z]/i.test(first(item, 'description')), 'the description has tags'),
    ...told(feed === 'google' && isKnown === has('identifier_exists'), 'identifier_exists is wrong'),
    ...told(
      feed === 'meta' && !has('brand') && !has('gtin') && !has('mpn'),
      'one of brand, gtin and mpn has to be there',
    ),
    ...told(has('unit_pricing_measure') !== has('unit_pricing_base_measure'), 'a unit price is half'),
    ...told(
      ['shipping.service', 'shipping.price'].some((name) => count(name) !== count('shipping.country')),
      'the delivery is half',
    ),
    ...told(
      new Set(item.get('shipping.country')).size !== count('shipping.country'),
      'a country is delivered to twice',
    ),
  ];
}

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', pattern: '^https?://' };
const only = (properties: object, required: readonly string[]) => ({
  ...{ type: 'object', additionalProperties: false, properties, required },
});
const money = only(
  { amount: { type: 'integer', minimum: 0 }, currency: { type: 'string', pattern: '^[A-Z]{3}$' } },
  ['amount', 'currency'],
);
const measure = (type: string) => only({ value: { type }, unit: text }, ['value', 'unit']);
const description = { ...only({ plain: text, html: text, markdown: text }, []), minProperties: 1 };
const media = { type: 'array', items: only({ type: text, url: address, alt_text: text }, ['type', 'url']) };
const pairs = (name: string, value: string) => ({
  type: 'array',
  items: only({ [name]: text, [value]: text }, [name, value]),
});
const variant = only(
  {
    ...{ id: text, title: text, description, url: address, price: money, list_price: money, media },
    barcodes: pairs('type', 'value'),
    unit_price: only({ ...money.properties, measure: measure('number'), reference: measure('integer') }, [
      'amount',
      'currency',
      'measure',
      'reference',
    ]),
    availability: only(
      {
        available: { type: 'boolean' },
        status: {
          enum: ['in_stock', 'limited_stock', 'backorder', 'preorder', 'out_of_stock', 'discontinued'],
        },
      },
      [],
    ),
    categories: { type: 'array', items: only({ value: text, taxonomy: text }, ['value']) },
    condition: { type: 'array', items: text },
    variant_options: pairs('name', 'value'),
    seller: only(
      {
        name: text,
        links: { type: 'array', items: only({ type: text, title: text, url: address }, ['type', 'url']) },
      },
      [],
    ),
  },
  ['id', 'title'],
);
/** A line of the Agentic Commerce Protocol's feed, as its schema of 17 April 2026 has it (Product, Variant), and as narrow as the words beside it. */
export const ACP_PRODUCT: Json = only(
  {
    ...{ id: text, title: text, description, url: address, media },
    variants: { type: 'array', minItems: 1, items: variant },
  },
  ['id', 'variants'],
);
