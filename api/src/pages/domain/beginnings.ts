import type { Block, Content } from './content.js';

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

const entry = (label: string, link: string): Block => ({
  ...{ kind: 'menu-entry', fields: { label, link }, items: [] },
});
const column = (title: string, links: readonly (readonly [string, string])[]): Block => ({
  ...{ kind: 'footer-column', fields: { title }, items: links.map(([label, link]) => ({ label, link })) },
});

/** The columns of the footer, in the words of the specification. */
const FOOTER: readonly Block[] = [
  column('Account', [
    ['My Account', '/profile'],
    ['Login / Sign Up', '/login'],
    ['Cart', '/cart'],
    ['Favorites', '/favorites'],
    ['Shop', '/shop'],
  ]),
  column('Quick Links', [
    ['Privacy Policy', '/privacy'],
    ['Terms Of Use', '/terms'],
    ['Contact', '/contact'],
    ['My Orders', '/orders'],
  ]),
  column('Help', [
    ['Questions & Answers', '/faq'],
    ['Shipping', '/shipping'],
    ['Returns', '/returns'],
    ['Size Guide', '/size-guide'],
    ['About Us', '/about'],
  ]),
];

/** A menu with these categories between the shop and those that the shop has besides. Pure. */
export const frameWith = (categories: readonly string[]): Content => ({
  ...{ title: 'Menu and footer', description: '' },
  blocks: [
    entry('Home', '/'),
    entry('Shop', '/shop'),
    ...categories.map((name) => entry(name, `/category/${encodeURIComponent(name)}`)),
    { kind: 'menu-categories', fields: {}, items: [] },
    ...FOOTER,
  ],
});

/**
 * What stands at an address until a page is composed for it, and what such a page begins with, by the name of the shop. The
 * storefront knows its words in every language.
 */
export const BEGINNINGS: Readonly<Record<string, ((shopName: string) => Content) | undefined>> = {
  home,
  frame: () => frameWith([]),
};
