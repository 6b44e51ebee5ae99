/** The releases of the Universal Commerce Protocol (ucp.dev) that the shop speaks, the newest first. */
export const RELEASES = ['2026-08-25', '2026-04-08'] as const;
export type Release = (typeof RELEASES)[number];

/** What the profile leads with; the others are named beside it. */
export const NEWEST: Release = RELEASES[0];

export const isRelease = (text: unknown): text is Release => RELEASES.some((one) => one === text);

export type Capability =
  | 'dev.ucp.shopping.catalog.search'
  | 'dev.ucp.shopping.catalog.lookup'
  | 'dev.ucp.shopping.cart'
  | 'dev.ucp.shopping.checkout'
  | 'dev.ucp.shopping.fulfillment'
  | 'dev.ucp.shopping.discount'
  | 'dev.ucp.shopping.payment_terms'
  | 'dev.ucp.shopping.order';

interface Declared {
  name: Capability;
  /** Of its schema and of its page in the specification. */
  file: string;
  extends?: string | readonly string[];
  /** Not before this release. */
  since?: Release;
}

const CHECKOUT = 'dev.ucp.shopping.checkout';

const ALL: readonly Declared[] = [
  { name: 'dev.ucp.shopping.catalog.search', file: 'catalog_search' },
  { name: 'dev.ucp.shopping.catalog.lookup', file: 'catalog_lookup' },
  { name: 'dev.ucp.shopping.cart', file: 'cart' },
  { name: CHECKOUT, file: 'checkout' },
  { name: 'dev.ucp.shopping.fulfillment', file: 'fulfillment', extends: CHECKOUT },
  { name: 'dev.ucp.shopping.discount', file: 'discount', extends: ['dev.ucp.shopping.cart', CHECKOUT] },
  {
    ...{ name: 'dev.ucp.shopping.payment_terms', file: 'payment_terms', since: NEWEST },
    extends: [CHECKOUT, 'dev.ucp.shopping.order'],
  },
  { name: 'dev.ucp.shopping.order', file: 'order' },
];

/** What the shop can do by a release. */
export const capabilitiesOf = (release: Release): readonly Declared[] =>
  ALL.filter(({ since }) => since === undefined || since <= release);
