import type { FeedFormat } from '../contract.js';
import { money, openRss } from '../rss.js';
import { deliveryOf } from '../tools.js';

/** Product data of Google Merchant Center (support.google.com/merchants/answer/7052112, read in November 2026). */
export const google: FeedFormat = {
  name: 'google',
  label: 'Google Merchant Center',
  note: 'In Merchant Center: Data sources, Add products from a file, Enter a link to your file.',
  contentType: 'application/xml; charset=utf-8',
  extension: 'xml',
  open: (shop) =>
    openRss(shop, {
      longestTitle: 150,
      longestDescription: 5_000,
      inStock: 'in_stock',
      outOfStock: 'out_of_stock',
      more: (variant, product, shop) => {
        const offer = deliveryOf(variant, product, shop);
        if (!offer) return {};
        const { name, price } = offer;
        return {
          'g:shipping': {
            ...{ 'g:country': shop.country, 'g:service': name, 'g:price': money(price.cents, shop.currency) },
          },
        };
      },
    }),
};
