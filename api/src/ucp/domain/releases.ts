/** The releases of the Universal Commerce Protocol (ucp.dev) that the shop speaks, the newest first. */
export const RELEASES = ['2026-08-25', '2026-04-08'] as const;
export type Release = (typeof RELEASES)[number];

/** What the profile leads with; the others are named beside it. */
export const NEWEST: Release = RELEASES[0];

export const isRelease = (text: unknown): text is Release => RELEASES.some((one) => one === text);

export const CATALOGUE = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'] as const;

export type Capability = (typeof CATALOGUE)[number];

interface Declared {
  name: Capability;
  /** Of its schema and of its page in the specification. */
  file: string;
}

/** What the shop can do by a release. */
export const CAPABILITIES: readonly Declared[] = [
  { name: 'dev.ucp.shopping.catalog.search', file: 'catalog_search' },
  { name: 'dev.ucp.shopping.catalog.lookup', file: 'catalog_lookup' },
];
