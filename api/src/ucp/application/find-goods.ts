import type { BrowseProducts } from '../../catalogue/application/browse-products.js';
import type { ProductReads } from '../../catalogue/application/ports.js';
import { NO_FILTER } from '../../catalogue/application/product-filter.js';
import type { ProductCard } from '../../catalogue/application/views.js';
import type { BasketReads, Offer } from '../../checkout/application/ports.js';
import { baseCurrency } from '../../kernel/currency.js';
import type { Exchange, Exchanges } from '../../kernel/exchange.js';
import { pricedIn } from '../../kernel/own-price.js';

/** Nobody's cart: what is looked for is named. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** A product on sale with the variants of it that are meant, in the currency that was asked for. */
export interface Goods {
  card: ProductCard;
  /** Never empty; those that can be had first. */
  offers: readonly Offer[];
}

export interface SearchFor {
  query?: string | undefined;
  categories: readonly string[];
  /** Smallest units of the shop's currency. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  currency?: string | undefined;
  page: number;
  limit: number;
}

export interface FoundGoods {
  goods: Goods[];
  total: number;
  hasNext: boolean;
}

/** What is on sale, by words or by ids, with the price of each variant. */
export class FindGoods {
  constructor(
    private readonly browse: BrowseProducts,
    private readonly reads: ProductReads,
    private readonly baskets: BasketReads,
    private readonly exchanges: Exchanges,
  ) {}

  async searchGoods(asked: SearchFor): Promise<FoundGoods> {
    const { items, total } = await this.browse.browseProducts({
      ...(asked.query ? { q: asked.query } : {}),
      categories: asked.categories,
      filter: {
        ...NO_FILTER,
        ...(asked.minPrice === undefined ? {} : { minPriceCents: asked.minPrice }),
        ...(asked.maxPrice === undefined ? {} : { maxPriceCents: asked.maxPrice }),
      },
      page: asked.page,
      limit: asked.limit,
    });
    const offers =
      items.length > 0
        ? await this.offers(
            items.map(({ id }) => id),
            asked.currency,
          )
        : [];
    return { goods: goodsOf(items, offers), total, hasNext: asked.page * asked.limit < total };
  }

  /** What these ids of products and of variants name; unknown ones are left out. */
  async findGoods(ids: readonly string[], currency?: string): Promise<Goods[]> {
    const known = ids.filter((id) => ID.test(id)).map((id) => id.toLowerCase());
    if (known.length === 0) return [];
    const offers = await this.offers(known, currency);
    const cards = await this.reads.cards([...new Set(offers.map(({ productId }) => productId))]);
    return goodsOf(cards, offers);
  }

  private async offers(ids: readonly string[], currency: string | undefined): Promise<Offer[]> {
    const to = await this.exchange(currency);
    const { offers } = await this.baskets.basket(NOBODY, ids, to?.code);
    return offers.map((offer) => ({ ...offer, ...pricedIn(offer, offer.ownPrice, to) }));
  }

  /** A currency that the shop takes no orders in is no reason to say nothing: its own counts. */
  private async exchange(currency: string | undefined): Promise<Exchange | null> {
    if (currency === undefined || currency === baseCurrency().code) return null;
    return (await this.exchanges.to(currency)) ?? null;
  }
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const canBeHad = ({ available }: Offer): boolean => available === null || available > 0;

const goodsOf = (cards: readonly ProductCard[], offers: readonly Offer[]): Goods[] =>
  cards.flatMap((card) => {
    const own = offers.filter(({ productId }) => productId === card.id);
    const sorted = [...own.filter(canBeHad), ...own.filter((offer) => !canBeHad(offer))];
    return sorted.length > 0 ? [{ card, offers: sorted }] : [];
  });
