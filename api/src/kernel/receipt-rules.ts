import type { Exchange } from './exchange.js';
import type { FieldValues } from './fields/field.js';
import type { Texts } from './goods-texts.js';
import type { TaxCategory } from './tax-category.js';

/** Which rule, and as it was when: versions count its changes. */
export interface RuleName {
  id: string;
  version: number;
}

/** A price of a group of customers, with what it was and what the group was called. */
export interface GroupPriceRule extends RuleName {
  group: string;
  /** Of one piece, in the smallest unit of the order's currency. */
  price: number;
}

/** Of each line: the version of its product, which has the prices, how it is taxed, and whether its price is an own one. */
export interface GoodsRule {
  version: number;
  category: TaxCategory;
  /** Left out where the price is the shop's, by the rate in another currency. */
  isOwnPrice?: true;
  /** Left out where the buyer paid what everybody does. */
  groupPrice?: GroupPriceRule;
  /** Left out where the goods are sent: they cross a border then. */
  isNotSent?: true;
  /** Left out where it is no gift card that is sold: nothing is taken off one unless a rule names it. */
  isGiftCard?: true;
  /** Left out where it is a good of the catalogue: nothing is taken off a line of the staff's own. */
  isOwnLine?: true;
  /** Left out unless it is above the limit of its place, where the border takes the tax. */
  isImported?: true;
}

export interface CouponRule extends RuleName {
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
}

/** A discount that has taken something. Amounts among its values are in the order's currency. */
export interface DiscountRule extends RuleName {
  /** As the shop itself calls it. */
  name: string;
  /** The same in each language of the shop, as it was then; left out where nobody had translated it. */
  names?: Texts;
  /** What it does: one of the kinds of discounts. */
  kind: string;
  values: FieldValues;
  /** Places of the lines that it is for; none where it is for the delivery. */
  lines: readonly number[];
  /** Left out where it applies by itself. */
  code?: string;
  /** What it took off the delivery; left out where it is for goods. */
  offDelivery?: number;
}

/** A delivery method with the parcel that it was priced for. `worth` is what is sent costs, after the coupon. */
export interface DeliveryRule extends RuleName {
  name: string;
  kind: 'flat' | 'weight' | 'price' | 'pickup' | 'local' | 'carrier';
  price: number;
  freeFrom: number | null;
  steps: readonly { upTo: number | null; price: number }[];
  worth: number;
  grams: number;
  /** What the carrier took for it, where the price comes from there: in the smallest unit. */
  rate?: { carrier: string; service: string; price: number };
}

/** What a tax service says of a line, or of the delivery: the tax in smallest units, and its rate. */
export interface CalculatedTax {
  name: string;
  /** Thousandths of a percent. */
  thousandths: number;
  tax: number;
}

/** The answer of a tax service, which counts in place of a zone's own rates. */
export interface TaxCalculation {
  /** As the service calls its answer: `taxcalc_1OduxkBUZ691iUZ4iWvpMApI`. */
  id: string;
  /** In the order of the lines; null is no tax. */
  lines: readonly (CalculatedTax | null)[];
  delivery: CalculatedTax | null;
}

/** Up to which value the tax is taken at checkout, and the rate by which the value was compared; see `ImportLimit`. */
export interface ImportLimitRule {
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: string;
  per: 'consignment' | 'item';
  scheme: string;
  number: string;
  /** Units of its currency for one of the order's. */
  rate: number;
}

/** A tax zone with the rates of that day. */
export interface TaxRule extends RuleName {
  name: string;
  /** ISO date that the rates had to hold on. */
  day: string;
  pricesIncludeTax: boolean;
  shippingTax: 'main' | 'shared';
  rounding: 'line' | 'order';
  rates: readonly {
    category: TaxCategory;
    name: string;
    thousandths: number;
    from: string;
    until: string | null;
  }[];
  /** Left out where there is none. */
  importLimit?: ImportLimitRule;
  /** Where a tax service was asked, and has answered. */
  calculation?: TaxCalculation;
}

/** The rules that a receipt was made by, as they were: with them it can be computed again. Amounts in the smallest unit. */
export interface ReceiptRules {
  goods: readonly GoodsRule[];
  coupon: CouponRule | null;
  /** In the order in which they took it, the coupon last; left out where there was none. */
  discounts?: readonly DiscountRule[];
  delivery: DeliveryRule | null;
  tax: TaxRule | null;
  /** Left out by receipts in the shop's own currency. All amounts of the others are in that of the order. */
  exchange?: Exchange;
}
