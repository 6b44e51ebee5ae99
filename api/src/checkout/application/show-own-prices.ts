import { baseCurrency } from '../../kernel/currency.js';
import type { GroupMembership } from '../../kernel/customer-groups.js';
import type { Exchange, Exchanges } from '../../kernel/exchange.js';
import { pricedFor, stepsOf } from '../../kernel/group-price.js';
import type { Money } from '../../kernel/money.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { EstimateTaxes, TaxesThere } from '../../tax/application/estimate-taxes.js';
import { taxesBy } from '../../tax/domain/taxes-by-rule.js';
import { CurrencyUnavailable } from '../domain/refusals.js';
import type { BasketReads, Offer } from './ports.js';

/** What one piece of a variant costs an account, from so many pieces on. */
export interface OwnPrice {
  variantId: string;
  productId: string;
  from: number;
  price: Money;
  /** Without the tax that it carries in the shop's own country; null where prices are not shown so. */
  net: Money | null;
}

/** What goods cost whoever asks where that, or how it is shown, is not as for everybody: pages are the same for all. */
export class ShowOwnPrices {
  constructor(
    private readonly baskets: BasketReads,
    private readonly membership: GroupMembership,
    private readonly exchanges: Exchanges,
    private readonly taxes: EstimateTaxes,
    private readonly terms: ShopTerms,
  ) {}

  /** Of variants that are on sale, named themselves or by their products; nothing of those that cost what they cost everybody. @throws CurrencyUnavailable */
  async showOwnPrices(accountId: string, ids: readonly string[], currency?: string): Promise<OwnPrice[]> {
    const exchange = await this.exchange(currency);
    const { offers } = await this.baskets.basket(accountId, ids, exchange?.code);
    const asked = offers.filter(
      ({ variantId, productId }) => ids.includes(variantId) || ids.includes(productId),
    );
    const isNet = await this.membership.showsNet(accountId);
    const steps = asked.flatMap((offer) => stepsFor(offer, exchange, isNet));
    const there = isNet ? await this.taxesAtHome(steps) : null;
    return steps.map(({ offer, from, price }) => {
      const net = isNet ? netOf(offer, price, there) : null;
      return { variantId: offer.variantId, productId: offer.productId, from, price, net };
    });
  }

  /** Of each product the lowest of one piece, as lists show it. @throws CurrencyUnavailable */
  async showLowest(accountId: string, productIds: readonly string[], currency?: string): Promise<OwnPrice[]> {
    const lowest = new Map<string, OwnPrice>();
    for (const one of await this.showOwnPrices(accountId, productIds, currency)) {
      const before = lowest.get(one.productId);
      if (one.from === 1 && !(before && before.price.cents <= one.price.cents))
        lowest.set(one.productId, one);
    }
    return [...lowest.values()];
  }

  private async exchange(currency: string | undefined): Promise<Exchange | null> {
    if (currency === undefined || currency === baseCurrency().code) return null;
    const exchange = await this.exchanges.to(currency);
    if (!exchange) throw new CurrencyUnavailable(currency);
    return exchange;
  }

  private async taxesAtHome(steps: readonly Step[]): Promise<TaxesThere | null> {
    const [first] = steps;
    if (!first) return null;
    const { country } = await this.terms.read();
    const goods = { lines: [lineOf(first.offer, first.price)], shipping: first.price.times(0) };
    return this.taxes.at({ country, region: null, postcode: null }, goods, null, null, true);
  }
}

interface Step {
  offer: Offer;
  from: number;
  price: Money;
}

/** Each number of pieces from which on the price is a lower one; where all prices are shown anew, those of everybody, too. */
function stepsFor(offer: Offer, exchange: Exchange | null, isAll: boolean): Step[] {
  const found: Step[] = [];
  for (const from of stepsOf(offer)) {
    const { unitPrice: price, groupPrice } = pricedFor(offer, from, exchange);
    const isLower = !found.at(-1)?.price.equals(price);
    if (isLower && (groupPrice || isAll)) found.push({ offer, from, price });
  }
  return found;
}

const lineOf = ({ taxCategory: category, isShipped: isSent }: Offer, amount: Money) => ({
  ...{ amount, quantity: 1, isSent, category },
});

/** Without the tax in it; where prices are without tax anyway, as it is. */
function netOf(offer: Offer, price: Money, there: TaxesThere | null): Money {
  if (!there) return price;
  // what a service has said is of the first of them alone
  const { calculation: _, ...rule } = there.rule;
  const goods = { lines: [lineOf(offer, price)], shipping: price.times(0), reverseCharge: false };
  const [line] = taxesBy(rule, goods).lines;
  return line ? price.plus(line.taxAdded).minus(line.tax) : price;
}
