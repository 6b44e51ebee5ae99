import type { FeedFormat } from '../contract.js';
import { money, openRss } from '../rss.js';
import { deliveriesOf, placesOf } from '../tools.js';

/** Product data of Google Merchant Center (support.google.com/merchants/answer/7052112, read in November 2026). */
export const google: FeedFormat = {
  name: 'google',
  label: 'Google Merchant Center',
  note: 'In Merchant Center: Data sources, Add products from a file, Enter a link to your file.',
  contentType: 'application/xml; charset=utf-8',
  extension: 'xml',
  open: (shop) => {
    const places = placesOf(shop);
    return openRss(shop, {
      longestTitle: 150,
      longestDescription: 5_000,
      inStock: 'in_stock',
      outOfStock: 'out_of_stock',
      more: (variant, product) => ({ 'g:shipping': shippingOf(variant, product, places, shop) }),
    });
  },
};

/** Of one item. */
const MOST_DELIVERIES = 100;

const shippingOf = (...[variant, product, places, shop]: Parameters<typeof deliveriesOf>) =>
  deliveriesOf(variant, product, places, shop)
    .flatMap(({ countries, offer: { name, price } }) =>
      countries.map((country) => ({
        ...{ 'g:country': country, 'g:service': name, 'g:price': money(price.cents, shop.currency) },
      })),
    )
    .slice(0, MOST_DELIVERIES);
