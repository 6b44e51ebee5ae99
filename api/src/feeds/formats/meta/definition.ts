import type { FeedProduct, FeedVariant } from '../../application/ports.js';
import type { FeedFormat } from '../contract.js';
import { openRss } from '../rss.js';
import { fieldOf, gtinOf } from '../tools.js';

/** The catalogue of Facebook and Instagram (facebook.com/business/help/120325381656392, read in November 2026). */
export const meta: FeedFormat = {
  name: 'meta',
  label: 'Facebook and Instagram',
  note: 'In Commerce Manager: Catalogue, Data sources, Add items, Data feed, Use a URL.',
  contentType: 'application/xml; charset=utf-8',
  extension: 'xml',
  open: (shop) =>
    openRss(shop, {
      longestTitle: 200,
      longestDescription: 9_999,
      inStock: 'in stock',
      outOfStock: 'out of stock',
      more: (variant, product, shop) => ({
        'g:quantity_to_sell_on_facebook': variant.stock === null ? undefined : `${variant.stock}`,
        // one of brand, GTIN and MPN has to be there: what has none is the shop's own
        ...(hasNone(product, variant) ? { 'g:brand': shop.name } : {}),
      }),
    }),
};

const hasNone = (product: FeedProduct, variant: FeedVariant): boolean =>
  [fieldOf(product, 'brand'), fieldOf(product, 'mpn'), gtinOf(product, variant)].every((text) => text === '');
