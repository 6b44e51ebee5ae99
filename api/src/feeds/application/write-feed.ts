import type { FeedFormat } from '../formats/contract.js';
import { formatOf } from '../formats/index.js';
import { FeedNotFound } from '../domain/refusals.js';
import type { FeedProducts, FeedShop } from './ports.js';
import type { SeeShop } from './see-shop.js';

/** A feed that is written while it is read, however many products there are. */
export interface WrittenFeed {
  format: FeedFormat;
  text: AsyncIterable<string>;
}

/** Everything on sale, in the format that somebody else reads. */
export class WriteFeed {
  constructor(
    private readonly products: FeedProducts,
    private readonly shops: SeeShop,
  ) {}

  /** `url` is the shop's public address; `language` one of the shop's, its own unless told. @throws FeedNotFound */
  async writeFeed(name: string, url: string, language?: string): Promise<WrittenFeed> {
    const format = formatOf(name);
    if (!format) throw new FeedNotFound();
    const { shop, language: told } = await this.shops.seeShop(url, language);
    return { format, text: this.text(format, shop, told) };
  }

  private async *text(format: FeedFormat, shop: FeedShop, language: string): AsyncGenerator<string> {
    const { head, product, tail } = await format.open(shop);
    if (head !== '') yield head;
    for await (const batch of this.products.batches(language)) {
      const text = batch.map(product).join('');
      if (text !== '') yield text;
    }
    if (tail !== '') yield tail;
  }
}
