import type { Clock } from '../../kernel/clock.js';
import type { Money } from '../../kernel/money.js';
import { whyNotCredit, type Credit } from '../domain/credit.js';
import { CreditNotFound, NotEnoughCredit } from '../domain/refusals.js';
import type { MoveCredit } from './move-credit.js';
import type { Credits } from './ports.js';

interface Spent {
  creditId: string;
  orderId: string;
  /** In the currency of the credit. */
  amount: Money;
}

/** A term that a card gets at least where money comes back to one that has ended: nobody gets money that pays nothing. */
const AGAIN_DAYS = 90;
const DAY_MS = 86_400_000;

/** Takes credit for an order, and puts it back. Both join the caller's transaction: the balance is held from then on. */
export class SpendCredit {
  constructor(
    private readonly credits: Credits,
    private readonly moves: MoveCredit,
    private readonly clock: Clock,
  ) {}

  /** Once for each attempt. @throws NotEnoughCredit when it has less, or pays nothing any more */
  async redeem({ creditId, ...spent }: Spent & { attemptId: string; accountId: string }): Promise<void> {
    const credit = await this.credits.lock(creditId);
    if (!credit || whyNotCredit(credit, this.clock.now())) throw new NotEnoughCredit();
    const { attemptId: reference, orderId, accountId: id, amount } = spent;
    const move = { credit, type: 'redeemed' as const, amount: amount.negated(), reference, orderId };
    await this.moves.moveCredit({ ...move, actor: { kind: 'customer', id } });
  }

  /** Once for each refund, whatever has become of it: what is disabled stays so, what has ended pays for a while again. */
  async putBack({ creditId, orderId, refundId, amount }: Spent & { refundId: string }): Promise<void> {
    const credit = await this.comingTo(creditId);
    if (!credit) throw new CreditNotFound();
    const actor = { kind: 'system' as const, id: null };
    await this.moves.moveCredit({ credit, type: 'refunded', amount, reference: refundId, orderId, actor });
    const again = new Date(this.clock.now().getTime() + AGAIN_DAYS * DAY_MS);
    if (credit.expiresAt && credit.expiresAt < this.clock.now())
      await this.credits.save({ ...credit, expiresAt: again });
  }

  /** Itself, or what it went into, when its account became a part of another one. */
  private async comingTo(creditId: string): Promise<Credit | undefined> {
    const credit = await this.credits.lock(creditId);
    const target = await this.credits.followed(creditId);
    return target === creditId ? credit : this.credits.lock(target);
  }
}
