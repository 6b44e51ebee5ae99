import type { Amount } from '../../../kernel/fields/field.js';
import { unitPrice } from '../../../kernel/unit-price.js';
import type { FeedProduct, FeedShop, FeedVariant } from '../../application/ports.js';
import type { FeedFormat } from '../contract.js';
import { gtinOf, pictureUrl, productUrl, titleOf, variantUrl } from '../tools.js';

/** Lines of products for assistants, by the feed of the Agentic Commerce Protocol of 17 April 2026: a JSON object a line. */
export const openai: FeedFormat = {
  name: 'openai',
  label: 'ChatGPT and other assistants',
  note: 'Give this address to an assistant that reads feeds of the Agentic Commerce Protocol.',
  contentType: 'application/jsonl; charset=utf-8',
  extension: 'jsonl',
  open: (shop) =>
    Promise.resolve({
      head: '',
      product: (product) => `${JSON.stringify(lineOf(product, shop))}\n`,
      tail: '',
    }),
};

const lineOf = (product: FeedProduct, shop: FeedShop) => ({
  id: product.id,
  title: product.name,
  ...described(product),
  url: productUrl(product, shop),
  variants: product.variants.map((variant) => variantOf(product, variant, shop)),
});

const described = ({ description }: FeedProduct) =>
  description === '' ? {} : { description: { plain: description } };

function variantOf(product: FeedProduct, variant: FeedVariant, shop: FeedShop) {
  const currency = shop.currency.code;
  const { id, price, original, options, pictures, stock } = variant;
  const gtin = gtinOf(product, variant);
  const isForSale = stock === null || stock > 0;
  return {
    id,
    title: titleOf(product, variant),
    url: variantUrl(product, variant, shop),
    ...(gtin === '' ? {} : { barcodes: [{ type: 'GTIN', value: gtin }] }),
    price: { amount: price, currency },
    ...(original === null ? {} : { list_price: { amount: original, currency } }),
    ...unitPriceOf(product, price, currency),
    availability: { available: isForSale, status: isForSale ? 'in_stock' : 'out_of_stock' },
    categories: [{ value: product.category, taxonomy: 'merchant' }],
    condition: ['new'],
    variant_options: options.map(([name, value]) => ({ name, value })),
    media: pictures.map((key) => ({ type: 'image', url: pictureUrl(key, shop) })),
    seller: sellerOf(shop),
  };
}

function unitPriceOf({ fields }: FeedProduct, price: number, currency: string) {
  const content = fields.unitAmount as Amount | undefined;
  const told = unitPrice(price, content);
  if (!content || !told) return {};
  const measure = { value: content.amount, unit: content.unit };
  return {
    unit_price: { amount: told.price, currency, measure, reference: { value: 1, unit: told.per } },
  };
}

const sellerOf = ({ name, url }: FeedShop) => ({
  name,
  links: [
    { type: 'privacy_policy', url: `${url}/privacy` },
    { type: 'terms_of_service', url: `${url}/terms` },
    { type: 'refund_policy', url: `${url}/returns` },
    { type: 'shipping_policy', url: `${url}/shipping` },
  ],
});
