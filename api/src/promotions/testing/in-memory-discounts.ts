import { Money } from '../../kernel/money.js';
import { DiscountsInForce, type DiscountTaken } from '../application/discounts-in-force.js';
import type { Buyer } from '../application/ports.js';
import { hasLimit, type Discount, type ProductFacts } from '../domain/discount.js';
import { ofNothing, type Had } from '../domain/fitting.js';

interface Use extends DiscountTaken {
  orderId: string;
  accountId: string;
  state: 'reserved' | 'used' | 'released';
}

/** The shop's discounts and what orders took by them. */
export class InMemoryDiscounts extends DiscountsInForce {
  readonly stored = new Map<string, Discount>();
  readonly products = new Map<string, ProductFacts>();
  uses: Use[] = [];
  /** Orders of an account that were not cancelled. */
  readonly orders = new Map<string, number>();

  override at(now: Date, ofCode: string | null): Promise<Discount[]> {
    const inForce = [...this.stored.values()].filter(
      ({ id, isActive, byCode, startsAt, endsAt }) =>
        isActive &&
        (!byCode || id === ofCode) &&
        (startsAt === null || startsAt <= now) &&
        (endsAt === null || endsAt > now),
    );
    const sorted = inForce.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
    return Promise.resolve(sorted.slice(0, 100));
  }

  override facts(productIds: readonly string[]): Promise<Map<string, ProductFacts>> {
    return Promise.resolve(new Map([...this.products].filter(([id]) => productIds.includes(id))));
  }

  override had({ accountId, ends }: Buyer, ids: readonly string[], replaced: readonly string[]) {
    const had = new Map<string, Had>();
    for (const { id, orderId, ownCents } of this.live(accountId).filter((use) => ids.includes(use.id))) {
      const { uses, freed, freedCents } = had.get(id) ?? ofNothing;
      const gives = replaced.includes(orderId) || orderId === ends;
      had.set(
        id,
        gives
          ? { uses, freed: freed + 1, freedCents: freedCents + ownCents }
          : { uses: uses + 1, freed, freedCents },
      );
    }
    return Promise.resolve({ orders: this.orders.get(accountId) ?? 0, had });
  }

  override renewed(taken: readonly DiscountTaken[]): Promise<DiscountTaken[]> {
    return Promise.resolve(
      taken.flatMap((one) => {
        const now = this.stored.get(one.id);
        return now ? [{ ...one, version: now.version, isCounted: hasLimit(now) }] : [];
      }),
    );
  }

  override async reserve(orderId: string, buyer: Buyer, taken: readonly DiscountTaken[]): Promise<boolean> {
    for (const { id, version, ownCents } of taken) {
      const one = this.stored.get(id);
      const { had } = await this.had(buyer, [id], []);
      if (
        !one ||
        one.version !== version ||
        (one.maxUses !== null && one.used >= one.maxUses) ||
        (one.budget !== null && one.budget.cents < one.spent.cents + ownCents) ||
        (one.perCustomer !== null && (had.get(id) ?? ofNothing).uses >= one.perCustomer)
      )
        return false;
    }
    for (const one of taken) {
      this.count(one, 1);
      this.uses.push({ ...one, orderId, accountId: buyer.accountId, state: 'reserved' });
    }
    return true;
  }

  override use(orderId: string): Promise<void> {
    this.uses = this.uses.map((use) =>
      use.orderId === orderId && use.state === 'reserved' ? { ...use, state: 'used' } : use,
    );
    return Promise.resolve();
  }

  override release(orderId: string, ids?: readonly string[]): Promise<void> {
    return this.turn(
      orderId,
      'released',
      ({ id, state }) => state !== 'released' && (ids?.includes(id) ?? true),
    );
  }

  override restore(orderId: string): Promise<void> {
    return this.turn(orderId, 'used', ({ state }) => state === 'released');
  }

  private turn(orderId: string, to: 'used' | 'released', turns: (use: Use) => boolean): Promise<void> {
    this.uses = this.uses.map((use) => {
      if (use.orderId !== orderId || !turns(use)) return use;
      this.count(use, to === 'used' ? 1 : -1);
      return { ...use, state: to };
    });
    return Promise.resolve();
  }

  private count({ id, ownCents, isCounted }: DiscountTaken, by: 1 | -1): void {
    const one = this.stored.get(id);
    if (!one || !isCounted) return;
    const spent = Money.ofCents(one.spent.cents + by * ownCents);
    this.stored.set(id, { ...one, used: one.used + by, spent });
  }

  private live(accountId: string): Use[] {
    return this.uses.filter((use) => use.accountId === accountId && use.state !== 'released');
  }
}
