import { iso } from '../../../platform/database/moments.js';
import type { Currency } from '../../../kernel/currency.js';
import type { Amount } from '../../../kernel/fields/field.js';
import { unitPrice } from '../../../kernel/unit-price.js';
import type { FeedProduct, FeedVariant } from '../../../feeds/application/ports.js';
import { identifiersOf, looksOf, unitOf } from '../../../feeds/formats/rss.js';
import {
  cut,
  deliveriesOf,
  pictureUrl,
  placesOf,
  titleOf,
  variantUrl,
} from '../../../feeds/formats/tools.js';
import type { ChannelInput, ToldShop } from '../contract.js';

const MOST_DELIVERIES = 100;
const MICROS_DECIMALS = 6;

/** An amount as Google has it: millionths of the whole unit, as text. */
export const moneyOf = (smallest: number, { code, decimals }: Currency) => ({
  amountMicros: String(BigInt(smallest) * 10n ** BigInt(MICROS_DECIMALS - decimals)),
  currencyCode: code,
});

/** ProductInput of Merchant API v1 (developers.google.com/merchant/api/reference/rest/products_v1, read in November 2026). */
export function inputOf(
  variant: FeedVariant,
  product: FeedProduct,
  shop: ToldShop,
): ChannelInput | undefined {
  // nobody takes goods without a picture
  if (variant.pictures.length === 0) return undefined;
  return {
    offerId: variant.id,
    contentLanguage: shop.language,
    feedLabel: shop.country,
    productAttributes: told({
      ...textsOf(variant, product, shop),
      ...pricesOf(variant, shop),
      availability: variant.stock === null || variant.stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
      condition: 'NEW',
      ...identityOf(variant, product),
      shipping: shippingOf(variant, product, shop),
      shippingWeight:
        product.isShipped && variant.grams > 0 ? { value: variant.grams, unit: 'g' } : undefined,
      ...unitPricing(variant, product),
    }),
  };
}

function textsOf(variant: FeedVariant, product: FeedProduct, shop: ToldShop) {
  const [imageLink, ...others] = variant.pictures.map((key) => pictureUrl(key, shop));
  return {
    title: cut(titleOf(product, variant), 150),
    description: cut(product.description || product.name, 5_000),
    link: variantUrl(product, variant, shop),
    imageLink,
    additionalImageLinks: others.slice(0, 10),
    productTypes: [cut(product.category, 750)],
  };
}

const pricesOf = ({ price, original, sale }: FeedVariant, { currency }: ToldShop) => ({
  price: moneyOf(original ?? price, currency),
  ...(original === null ? {} : { salePrice: moneyOf(price, currency) }),
  ...(original === null || !sale
    ? {}
    : { salePriceEffectiveDate: { startTime: iso(sale.from), endTime: iso(sale.until) } }),
});

function identityOf(variant: FeedVariant, product: FeedProduct) {
  const numbers = identifiersOf(product, variant);
  const looks = looksOf(product, variant);
  return {
    itemGroupId: product.variants.length > 1 ? product.id : undefined,
    brand: numbers['g:brand'],
    gtins: numbers['g:gtin'] ? [numbers['g:gtin']] : [],
    mpn: numbers['g:mpn'],
    identifierExists: numbers['g:identifier_exists'] === 'no' ? false : undefined,
    color: looks['g:color'],
    size: looks['g:size'],
    material: looks['g:material'],
  };
}

const shippingOf = (variant: FeedVariant, product: FeedProduct, shop: ToldShop) =>
  deliveriesOf(variant, product, placesOf(shop), shop)
    .flatMap(({ countries, offer: { name, price } }) =>
      countries.map((country) => ({ country, service: name, price: moneyOf(price.cents, shop.currency) })),
    )
    .slice(0, MOST_DELIVERIES);

function unitPricing({ price }: FeedVariant, { fields }: FeedProduct) {
  const content = fields.unitAmount as Amount | undefined;
  const per = unitPrice(price, content);
  if (!content || !per) return {};
  return {
    unitPricingMeasure: { value: content.amount, unit: unitOf(content.unit) },
    unitPricingBaseMeasure: { value: '1', unit: unitOf(per.per) },
  };
}

/** Without what says nothing. */
const told = (attributes: ChannelInput): ChannelInput =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
