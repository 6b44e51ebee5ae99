import { baseCurrency } from '../../kernel/currency.js';
import { prefixOf } from '../../kernel/languages.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { ShippingZones } from '../../shipping/application/ports.js';
import { FeedNotFound } from '../domain/refusals.js';
import type { FeedShop } from './ports.js';

/** The shop in one of its languages, as whoever reads its goods is told. */
export class SeeShop {
  constructor(
    private readonly terms: ShopTerms,
    private readonly zones: ShippingZones,
  ) {}

  /** `url` is the shop's public address; `wanted` one of its languages, its own unless told. @throws FeedNotFound */
  async seeShop(url: string, wanted?: string): Promise<{ shop: FeedShop; language: string }> {
    const { name, country, languages } = await this.terms.read();
    const [own = 'en'] = languages;
    const language = wanted ?? own;
    if (language !== own && !languages.includes(language)) throw new FeedNotFound();
    const pages = language === own ? url : url + prefixOf(language, languages);
    const zones = await this.zones.all();
    return { shop: { name, url, pages, country, currency: baseCurrency(), zones }, language };
  }
}
