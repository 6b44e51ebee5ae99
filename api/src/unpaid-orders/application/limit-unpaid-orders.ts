import { mailboxOf } from '../../kernel/mailbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnpaidLimits } from '../../kernel/unpaid-limits.js';
import type { Demand } from '../../inventory/domain/demand.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import { assertAccountMay, assertAddressMay, assertShare } from '../domain/unpaid-rules.js';
import type { OriginNetwork, UnpaidCounts, UnpaidOrder, UnpaidOrders } from './ports.js';

export interface PlacedUnpaid {
  orderId: string;
  accountId: string;
  /** Of somebody without an account. */
  guestEmail?: string | undefined;
  networks: readonly OriginNetwork[];
  method: PaymentMethod;
  demand: readonly Demand[];
}

/** More purchases than that are never on their way at once: a limit beyond it need not be counted under a lock. */
const MOST_AT_ONCE = 1_000;

/**
 * Nobody empties the shop without paying: an account and a network have a few unpaid orders open, and those that only
 * staff can end hold a part of a variant's stock, those of newcomers from one network half of that. Called once the stock is held, in the transaction that places the order.
 */
export class LimitUnpaidOrders {
  constructor(
    private readonly terms: ShopTerms,
    private readonly unpaid: UnpaidOrders,
    private readonly methods: PaymentMethods,
  ) {}

  /** @throws TooManyUnpaid, StockShareReached */
  async limitUnpaidOrders({
    orderId,
    accountId,
    guestEmail,
    networks,
    method,
    demand,
  }: PlacedUnpaid): Promise<void> {
    const { unpaidLimits: limits } = await this.terms.read();
    const byStaff = this.methods.of(method).collectedBy === 'staff';
    const units = demand.reduce((sum, { quantity }) => sum + quantity, 0);
    const exact = Math.min(limits.ordersPerAccount, limits.ordersPerAddress) <= MOST_AT_ONCE;
    const contact = guestEmail === undefined ? null : mailboxOf(guestEmail);
    const order = { orderId, accountId, contact, networks, units, byStaff };
    await this.unpaid.record(order, exact);
    await this.assertCounts(order, limits);
    if (!byStaff || limits.stockShare >= 100) return;
    const network = (await this.unpaid.hasPaid(accountId)) ? undefined : networks.at(-1)?.key;
    const holds = await this.unpaid.holds(
      demand.map(({ variantId }) => variantId),
      network,
    );
    for (const hold of holds) assertShare(hold, limits.stockShare);
  }

  /** Counts again without those that were paid or cancelled meanwhile before it refuses. */
  private async assertCounts(order: UnpaidOrder, limits: UnpaidLimits): Promise<void> {
    try {
      assertCountsMay(await this.unpaid.counts(order), order, limits);
    } catch (error) {
      if (!(await this.unpaid.forgetSettled())) throw error;
      assertCountsMay(await this.unpaid.counts(order), order, limits);
    }
  }
}

function assertCountsMay(counts: UnpaidCounts, { networks }: UnpaidOrder, limits: UnpaidLimits): void {
  assertAccountMay(counts.account, limits);
  networks.forEach(({ times }, index) => {
    const count = counts.networks[index];
    if (count) assertAddressMay(count, limits, times);
  });
}
