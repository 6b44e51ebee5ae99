import type { FeedProduct, FeedShop } from '../application/ports.js';

/** Writes one feed: its beginning, a text for each product, and its end. */
export interface FeedWriter {
  head: string;
  /** Empty where whoever reads the feed takes no such product. */
  product: (product: FeedProduct) => string;
  tail: string;
}

/** A format in which others read what is on sale: Google, Meta, an assistant. Nothing else is known of it outside its folder. */
export interface FeedFormat {
  /** In the address, `/api/v1/feeds/<name>`; it never changes. */
  name: string;
  label: string;
  /** Where its address goes, for the staff. */
  note: string;
  contentType: string;
  /** Of a file that it is saved as, without the dot. */
  extension: string;
  open(shop: FeedShop): Promise<FeedWriter>;
}
