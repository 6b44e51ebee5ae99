import type { Clock } from '../../kernel/clock.js';
import { worthOfUnit, type Exchange } from '../../kernel/exchange.js';
import type { GroupMembership } from '../../kernel/customer-groups.js';
import type { GoodsTexts } from '../../kernel/goods-texts.js';
import { Money } from '../../kernel/money.js';
import { keptNames, ruleName } from '../../kernel/receipt-words.js';
import { callersLanguage } from '../../kernel/tongue.js';
import type { Taken } from '../domain/apply-discounts.js';
import { chooseDiscounts, type Candidate } from '../domain/choose-discounts.js';
import { needed } from '../domain/conditions/index.js';
import { couponCode, type Coupon } from '../domain/coupon.js';
import type { Discount, ProductFacts } from '../domain/discount.js';
import {
  asksShopper,
  fitting,
  isAffordable,
  isForSome,
  isHindrance,
  type BasketGoods,
  type Hindrance,
  type Situation,
} from '../domain/fitting.js';
import { isForDelivery } from '../kinds/contract.js';
import { kindOf } from '../kinds/index.js';
import { notCombined, refusalOf, takesNothing } from './coupon-hindrances.js';
import type { DiscountsInForce } from './discounts-in-force.js';
import type { Buyer, Coupons } from './ports.js';
import type { TakeCoupon } from './take-coupon.js';

export interface DiscountsWanted {
  goods: readonly BasketGoods[];
  buyer: Buyer;
  code: string | undefined;
  /** Where it goes. */
  country: () => Promise<string>;
  /** Orders that this purchase would replace as long as they wait; asked for only where limits are counted. */
  replaced: () => Promise<readonly string[]>;
  exchange: Exchange | null;
  /** What is in force beside a code; undefined where one is shown, or nobody has asked yet. */
  inForce?: readonly Discount[] | undefined;
  /** What scopes ask of the products. */
  facts: ReadonlyMap<string, ProductFacts>;
}

export interface TakenDiscounts {
  coupon: Coupon | null;
  /** Off the goods, in the order in which they took it; a coupon that is its own rule is the last. */
  taken: Taken<Candidate>[];
  /** Those that take something off the delivery, once it has a price. */
  ofDelivery: Candidate[];
  /** What they were made of. */
  discounts: ReadonlyMap<string, Discount>;
  /** Whether its budget holds for that much. */
  isAffordable: (id: string, amount: Money) => boolean;
}

/** A coupon that is a rule of its own takes after all that the shop gives by itself. */
const LAST = -1;

/** What the discounts of the shop, and a coupon, take off a basket for this shopper, without using anything up. */
export class TakeDiscounts {
  constructor(
    private readonly discounts: DiscountsInForce,
    private readonly coupons: Coupons,
    private readonly takeCoupon: TakeCoupon,
    private readonly groups: GroupMembership,
    private readonly texts: Pick<GoodsTexts, 'names'>,
    private readonly clock: Clock,
  ) {}

  /** What is in force for whoever shows no code, which may be asked before it is known what the goods are. */
  inForce(code: string | undefined): Promise<readonly Discount[] | undefined> {
    return code?.trim() ? Promise.resolve(undefined) : this.at(null);
  }

  /** @throws CouponRefused when the code is not for this purchase, or what the shop gives by itself takes more and goes with no other */
  async takeDiscounts(wanted: DiscountsWanted): Promise<TakenDiscounts> {
    const { goods, exchange, facts } = wanted;
    const coupon = await this.coupon(wanted);
    const inForce = wanted.inForce ?? (await this.at(coupon?.discountId ?? null));
    // of those that are for other goods nothing else needs to be known; the one of a code says what is in its way
    const all = inForce.filter((one) => one.id === coupon?.discountId || isForSome(one, { goods, facts }));
    const at = all.length === 0 ? null : await this.situation(wanted, all);
    const codeOf = ({ id }: Discount) => (id === coupon?.discountId ? coupon.code : undefined);
    const found = at ? all.map((one) => ({ one, as: fitting(one, at, codeOf(one)) })) : [];
    if (coupon?.discountId) this.checkCode(coupon, found, exchange);
    let rules = await this.named(found.flatMap(({ as }) => (isHindrance(as) ? [] : as)));
    if (coupon && !coupon.discountId) rules.push(ownRule(coupon, placesFor(goods)));
    const isOfDelivery = ({ kind }: Candidate) => isForDeliveryKind(kind);
    const ofDelivery = rules.filter(isOfDelivery).toSorted(byPriority);
    rules = rules.filter((one) => !isOfDelivery(one));
    const taken = at ? affordable(goods, rules, all, at) : chooseDiscounts(goods, rules);
    if (coupon && !ofDelivery.some(({ code }) => code !== undefined)) checkTaken(coupon, taken);
    const discounts = new Map(all.map((one) => [one.id, one]));
    return {
      ...{ coupon, taken, ofDelivery, discounts },
      isAffordable(id, amount) {
        const one = discounts.get(id);
        return !one || !at || isAffordable(one, inOwn(amount, exchange), at);
      },
    };
  }

  private at(ofCode: string | null): Promise<readonly Discount[]> {
    return this.discounts.at(this.clock.now(), ofCode);
  }

  /** A rule that shoppers read the name of, in all languages of the shop. */
  private named(rules: readonly Candidate[]): Promise<Candidate[]> {
    return Promise.all(
      rules.map(async (rule) => {
        if (rule.code !== undefined) return rule;
        return { ...rule, ...keptNames(rule.name, await this.texts.names('discount', rule.id, rule.name)) };
      }),
    );
  }

  private async coupon({ code, buyer, goods, replaced, exchange }: DiscountsWanted): Promise<Coupon | null> {
    if (!code?.trim()) return null;
    const hasGoods = placesFor(goods).length > 0;
    const subtotal = Money.sum(
      goods.flatMap(({ unitPrice, quantity, isGiftCard }) =>
        isGiftCard && hasGoods ? [] : unitPrice.times(quantity),
      ),
    );
    const { coupon } = await this.takeCoupon.takeCoupon(code, buyer, subtotal, await replaced(), exchange);
    // a rule may name a gift card; a coupon with terms of its own takes nothing off one
    if (!hasGoods && !coupon.discountId) throw takesNothing();
    return { ...coupon, code: couponCode(coupon.code) };
  }

  private async situation(wanted: DiscountsWanted, all: readonly Discount[]): Promise<Situation> {
    const { goods, buyer, exchange, facts } = wanted;
    const most = inOwn(
      Money.sum(goods.map(({ unitPrice, quantity }) => unitPrice.times(quantity))),
      exchange,
    );
    const asking = all.filter((one) => asksShopper(one, most)).map(({ id }) => id);
    if (all.some(({ firstOrderOnly }) => firstOrderOnly) && !buyer.isAsking)
      await this.coupons.firstOrderOf(buyer);
    const { orders, had } =
      asking.length === 0
        ? { orders: 0, had: new Map<string, never>() }
        : await this.discounts.had(buyer, asking, await wanted.replaced());
    const country = needed(all, 'country') ? await wanted.country() : '';
    const groupIds = [...new Set(all.flatMap((one) => one.groupIds))];
    const groups = groupIds.length === 0 ? [] : await this.groups.of(buyer.accountId, groupIds);
    return { goods, facts, country, groups, orders, had, exchange };
  }

  private checkCode(
    coupon: Coupon,
    found: readonly { one: Discount; as: Candidate | Hindrance }[],
    exchange: Exchange | null,
  ): void {
    const own = found.find(({ one }) => one.id === coupon.discountId);
    if (!own) throw refusalOf('ended', undefined, exchange);
    if (isHindrance(own.as)) throw refusalOf(own.as, own.one, exchange);
  }
}

const isForDeliveryKind = (name: string): boolean => {
  const kind = kindOf(name);
  return kind !== undefined && isForDelivery(kind);
};

const byPriority = (one: Candidate, other: Candidate): number =>
  other.priority - one.priority || (one.id < other.id ? -1 : 1);

/** Of all goods but gift cards. */
const placesFor = (goods: readonly BasketGoods[]): number[] =>
  goods.flatMap(({ isGiftCard }, at) => (isGiftCard ? [] : [at]));

/** A coupon with terms of its own, as a rule for these goods. */
export const ownRule = (
  { id, version, code, kind, percent, amount }: Coupon,
  lines: readonly number[],
): Candidate => ({
  ...{ id, version, code, name: code, kind, combines: true, priority: LAST },
  values: kind === 'percent' ? { percent: percent ?? 0 } : { amount: amount?.cents ?? 0 },
  lines,
});

/** The best choice of those whose budgets hold for what they would take. */
function affordable(
  goods: readonly BasketGoods[],
  rules: readonly Candidate[],
  all: readonly Discount[],
  at: Situation,
): Taken<Candidate>[] {
  const taken = chooseDiscounts(goods, rules);
  const over = taken.find(({ rule, amount }) => {
    const discount = all.find(({ id }) => id === rule.id);
    return discount && !isAffordable(discount, inOwn(amount, at.exchange), at);
  });
  if (!over) return taken;
  if (over.rule.code !== undefined) throw refusalOf('used_up', undefined, null);
  return affordable(
    goods,
    rules.filter(({ id }) => id !== over.rule.id),
    all,
    at,
  );
}

/** In the shop's smallest units, at the rate of the order. */
export const inOwn = (amount: Money, exchange: Exchange | null): number =>
  exchange ? Math.round(amount.cents * worthOfUnit(exchange)) : amount.cents;

function checkTaken(coupon: Coupon, taken: readonly Taken[]): void {
  const own = taken.find(({ rule }) => rule.code !== undefined);
  const [first] = taken;
  if (!own) throw notCombined(first ? ruleName(first.rule, callersLanguage()) : '');
  if (own.amount.isZero && coupon.discountId) throw takesNothing();
}
