import type { Exchanges } from '../../../kernel/exchange.js';
import type { ProductCard } from '../../application/views.js';
import type { VariantWish } from '../../domain/wanted-variants.js';
import { CARD_IMAGES, toCard } from './card-sql.js';
import type { ListedRow } from './cards-by-ids.js';
import { NamingSearches } from './naming-searches.js';
import { narrowed, pricedOf, wantedOf } from './narrowed-card.js';
import { ranges } from './own-prices-sql.js';

/** Cards of rows, each with picture, price and stock of the variants that were asked for. */
export class ListedCards {
  private readonly searches = new NamingSearches();

  constructor(private readonly exchanges: Exchanges) {}

  /** @param read reads the rows; with their variants where it gets the wish */
  async cards(
    read: (wish?: VariantWish) => Promise<readonly ListedRow[]>,
    wish?: VariantWish,
  ): Promise<ProductCard[]> {
    const rows = await this.searches.rows(wish, read);
    return Promise.all(rows.map((row) => this.card(row, wish)));
  }

  private async card(row: ListedRow, wish?: VariantWish): Promise<ProductCard> {
    const { variants, options } = row;
    const wanted = wish && variants && wantedOf({ variants, options }, wish);
    const card = toCard(row);
    if (!wanted) return { ...card, images: card.images.slice(0, CARD_IMAGES), ...(await this.prices(row)) };
    return {
      ...narrowed(card, row.discount_percent, wanted, row.content, CARD_IMAGES),
      ...(await this.prices({ ...row, ...pricedOf(wanted) })),
    };
  }

  private prices(row: ListedRow) {
    return ranges(row, row.discount_percent, this.exchanges);
  }
}
