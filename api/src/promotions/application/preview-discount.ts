import type { Clock } from '../../kernel/clock.js';
import type { GroupMembership } from '../../kernel/customer-groups.js';
import type { Exchange } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import { inTurn, offDelivery } from '../domain/apply-discounts.js';
import { hasLimit, needsFacts, type Discount, type DiscountTerms } from '../domain/discount.js';
import { soundDiscount, type WantedDiscount } from '../domain/discount-terms.js';
import {
  fitting,
  isAffordable,
  isHindrance,
  ofNothing,
  type BasketGoods,
  type Had,
} from '../domain/fitting.js';
import type { DiscountsInForce } from './discounts-in-force.js';
import { inOwn } from './take-discounts.js';

/** An order that was placed and not cancelled, as it would be priced without anything taken off. */
export interface PastOrder {
  accountId: string;
  /** Where it went; empty where nobody knows. */
  country: string;
  /** The account had none before. */
  isFirst: boolean;
  goods: readonly BasketGoods[];
  /** What was paid for the delivery, in the order's currency. */
  delivery: Money;
  exchange: Exchange | null;
}

export abstract class PastOrders {
  /** Orders since then, the oldest first; of more than `most` the latest. */
  abstract since(moment: Date, most: number): Promise<PastOrder[]>;
}

export interface DiscountPreview {
  /** Orders that were looked at, and those of them that would have got something. */
  orders: number;
  applied: number;
  /** In the shop's currency. */
  taken: Money;
  /** There were more orders than are looked at. */
  isPart: boolean;
  since: Date;
}

const DAYS = 30;
/** Staff waits for the answer; of more orders the latest tell enough. */
const MOST = 2_000;
const DAY_MS = 86_400_000;

/** What a discount would have done to the orders of the last thirty days, by itself, before it is made. */
export class PreviewDiscount {
  constructor(
    private readonly past: PastOrders,
    private readonly discounts: Pick<DiscountsInForce, 'facts'>,
    private readonly groups: Pick<GroupMembership, 'members'>,
    private readonly clock: Clock,
  ) {}

  /** @throws DiscountTermsWrong */
  async previewDiscount(wanted: WantedDiscount): Promise<DiscountPreview> {
    const terms = soundDiscount(wanted, { used: 0, spentCents: 0 });
    const since = new Date(this.clock.now().getTime() - DAYS * DAY_MS);
    const orders = await this.past.since(since, MOST);
    const goods = new Set(orders.flatMap((order) => order.goods.map(({ productId }) => productId)));
    const facts = needsFacts(terms.scope) ? await this.discounts.facts([...goods]) : new Map();
    const members = await this.members(terms, orders);
    let draft: Discount = { ...terms, id: 'draft', version: 1, used: 0, spent: Money.zero };
    const uses = new Map<string, number>();
    let [applied, taken] = [0, Money.zero];
    for (const order of orders) {
      const had = new Map<string, Had>([[draft.id, { ...ofNothing, uses: uses.get(order.accountId) ?? 0 }]]);
      const groups = members.has(order.accountId) ? terms.groupIds : [];
      const own = takenOf(draft, order, { facts, had, groups });
      if (own === 0) continue;
      applied += 1;
      taken = taken.plus(Money.ofCents(own));
      uses.set(order.accountId, (uses.get(order.accountId) ?? 0) + 1);
      if (hasLimit(draft))
        draft = { ...draft, used: draft.used + 1, spent: draft.spent.plus(Money.ofCents(own)) };
    }
    return { orders: orders.length, applied, taken, isPart: orders.length === MOST, since };
  }

  /** Of the accounts that ordered those that it would be for, by their groups of now. */
  private members({ groupIds }: DiscountTerms, orders: readonly PastOrder[]) {
    if (groupIds.length === 0) return Promise.resolve(new Set<string>());
    return this.groups.members(groupIds, [...new Set(orders.map(({ accountId }) => accountId))]);
  }
}

type Known = Pick<Parameters<typeof fitting>[1], 'facts' | 'had' | 'groups'>;

/** In the shop's smallest units; nothing where it is not for the order, or its budget does not hold for it. */
function takenOf(discount: Discount, order: PastOrder, known: Known): number {
  const { goods, country, exchange, isFirst, delivery } = order;
  if (goods.length === 0) return 0;
  const at = { goods, country, exchange, orders: isFirst ? 0 : 1, ...known };
  const rule = fitting(discount, at);
  if (isHindrance(rule)) return 0;
  const parts = [...inTurn(goods, [rule]), ...offDelivery(delivery, [rule])];
  const cents = parts.reduce((sum, { amount }) => sum + inOwn(amount, exchange), 0);
  return isAffordable(discount, cents, at) ? cents : 0;
}
