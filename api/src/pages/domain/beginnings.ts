import type { Content } from './content.js';

/** The shop's name, its categories, its newest products, what it promises. */
const home = (shopName: string): Content => ({
  title: 'Good things for every day',
  description: 'What is new, what is on offer, and what others rate highest.',
  blocks: [
    { kind: 'banner', fields: { title: shopName, button: 'View All Products', link: '/shop' }, items: [] },
    { kind: 'categories', fields: { title: 'Browse By Category', look: 'circles', others: true }, items: [] },
    {
      kind: 'shelf',
      fields: { eyebrow: 'Just in', title: 'New Arrival', rule: 'newest', look: 'row' },
      items: [],
    },
    { kind: 'promises', fields: {}, items: [] },
  ],
});

/**
 * What stands at an address until a page is composed for it, and what such a page begins with, by the name of the shop. The
 * storefront knows its words in every language.
 */
export const BEGINNINGS: Readonly<Record<string, ((shopName: string) => Content) | undefined>> = { home };
