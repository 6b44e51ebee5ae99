import { toDecimal } from '../../../kernel/currency.js';
import type { Exchanges } from '../../../kernel/exchange.js';
import type { Amount } from '../../../kernel/fields/field.js';
import type { OptionOfProduct } from '../../../kernel/goods-texts.js';
import { pricedFor, type GroupPrice } from '../../../kernel/group-price.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { reductionOf } from '../../../kernel/original-price.js';
import { priced, type OwnPrices } from '../../../kernel/own-price.js';
import { ownPricesIn, priceIn, type PriceIn } from '../../../kernel/price-in.js';
import { unitPriced } from '../../../kernel/unit-price.js';
import type { CartLine } from '../../application/ports.js';

/** What a line of a cart is read as. */
export interface LineRow {
  id: string;
  product_id: string;
  variant_id: string;
  name: string;
  options: Record<string, string>;
  product_options: readonly OptionOfProduct[];
  is_bundle: boolean;
  price_cents: number;
  lowest_cents: number | null;
  discount_percent: number;
  own: OwnPrices | null;
  content: Amount | null;
  quantity: number;
  has_group_prices: boolean;
  is_download: boolean;
  is_shipped: boolean;
  image: string | null;
  stock: number | null;
}

type Row = Omit<LineRow, 'has_group_prices'> & { groupPrices?: readonly GroupPrice[] };

/** A line at today's prices for its buyer. */
export async function shownLine(row: Row, exchanges: Exchanges): Promise<CartLine> {
  const { unitPrice, groupPrice } = pricedFor({ ...soldAs(row), ownPrice: null }, row.quantity, null);
  const { original } = groupPrice
    ? { original: null }
    : reductionOf(row.price_cents, row.discount_percent, row.lowest_cents);
  const prices = await inOthers(row, exchanges);
  return {
    _id: row.id,
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.name,
    options: optionsInOrder(row.options, row.product_options),
    price: unitPrice.toDecimal(),
    originalPrice: original === null ? null : toDecimal(original),
    ...(prices.length > 0 ? { prices } : {}),
    ...unitPriced(unitPrice.cents, row.content),
    ...(row.is_download ? { isDownload: true } : {}),
    ...(row.is_shipped ? {} : { isShipped: false }),
    quantity: row.quantity,
    image: row.image && `/media/${row.image}`,
    stock: row.stock,
    lineTotal: unitPrice.times(row.quantity).toDecimal(),
  };
}

const soldAs = ({ price_cents, discount_percent, lowest_cents, groupPrices = [] }: Row) => ({
  ...priced(price_cents, discount_percent, undefined, lowest_cents),
  groupPrices,
});

/** Prices in other currencies that do not follow the rate of the one in the shop's. */
async function inOthers(row: Row, exchanges: Exchanges): Promise<PriceIn[]> {
  const { groupPrices = [], discount_percent: discount } = row;
  const own = row.own ?? {};
  if (groupPrices.length === 0) return ownPricesIn(own, discount);
  const codes = new Set([
    ...Object.keys(own),
    ...groupPrices.map(({ unitPrice }) => unitPrice.currency.code),
  ]);
  const found: PriceIn[] = [];
  for (const code of [...codes].toSorted()) {
    const to = await exchanges.to(code);
    const smallest = own[code];
    const ownPrice = smallest === undefined ? null : priced(smallest, discount, code);
    if (to) found.push(priceIn(pricedFor({ ...soldAs(row), ownPrice }, row.quantity, to)));
  }
  return found;
}
