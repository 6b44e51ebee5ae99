import { baseCurrency } from '../../kernel/currency.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { FeedFormat } from '../formats/contract.js';
import { formatOf } from '../formats/index.js';
import { FeedNotFound } from '../domain/refusals.js';
import type { FeedProducts, FeedShop } from './ports.js';

/** A feed that is written while it is read, however many products there are. */
export interface WrittenFeed {
  format: FeedFormat;
  text: AsyncIterable<string>;
}

/** Everything on sale, in the format that somebody else reads. */
export class WriteFeed {
  constructor(
    private readonly products: FeedProducts,
    private readonly terms: ShopTerms,
  ) {}

  /** `url` is the shop's public address. @throws FeedNotFound */
  async writeFeed(name: string, url: string): Promise<WrittenFeed> {
    const format = formatOf(name);
    if (!format) throw new FeedNotFound();
    const { name: shopName, country } = await this.terms.read();
    return { format, text: this.text(format, { name: shopName, url, country, currency: baseCurrency() }) };
  }

  private async *text(format: FeedFormat, shop: FeedShop): AsyncGenerator<string> {
    const { head, product, tail } = await format.open(shop);
    if (head !== '') yield head;
    for await (const batch of this.products.batches()) {
      const text = batch.map(product).join('');
      if (text !== '') yield text;
    }
    if (tail !== '') yield tail;
  }
}
