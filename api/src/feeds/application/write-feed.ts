import { baseCurrency } from '../../kernel/currency.js';
import { prefixOf } from '../../kernel/languages.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { ShippingZones } from '../../shipping/application/ports.js';
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
    private readonly zones: ShippingZones,
  ) {}

  /** `url` is the shop's public address; `language` one of the shop's, its own unless told. @throws FeedNotFound */
  async writeFeed(name: string, url: string, language?: string): Promise<WrittenFeed> {
    const format = formatOf(name);
    if (!format) throw new FeedNotFound();
    const { name: shopName, country, languages } = await this.terms.read();
    const isOther = language !== undefined && language !== languages[0];
    if (isOther && !languages.includes(language)) throw new FeedNotFound();
    const pages = isOther ? url + prefixOf(language, languages) : url;
    const zones = await this.zones.all();
    const shop = { name: shopName, url, pages, country, currency: baseCurrency(), zones };
    return { format, text: this.text(format, shop, language ?? languages[0]) };
  }

  private async *text(
    format: FeedFormat,
    shop: FeedShop,
    language: string | undefined,
  ): AsyncGenerator<string> {
    const { head, product, tail } = await format.open(shop);
    if (head !== '') yield head;
    for await (const batch of this.products.batches(language)) {
      const text = batch.map(product).join('');
      if (text !== '') yield text;
    }
    if (tail !== '') yield tail;
  }
}
