import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Ledger } from '../../ledger/application/ports.js';
import type { Actor } from '../../ledger/domain/entry.js';
import type { Attempt, Refund } from '../domain/payment.js';
import type { Tender } from '../domain/tender.js';
import type { ApplyRefund } from './apply-refund.js';
import type { Attempts, Tenders } from './stores.js';

/**
 * Lets money of one order pay for another one without leaving whoever keeps it: the book takes it from the first and gives it to
 * the second at the same provider. The second can give it back as the first could, since it names the same payment.
 */
export class MoveMoney {
  constructor(
    private readonly attempts: Attempts,
    private readonly tenders: Tenders,
    private readonly applyRefund: ApplyRefund,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Joins the caller's transaction, in which both orders are locked and `refund` was promised of the first, for as much as
   * `tender` of the second is of. @throws Error when its payment is not there, or the book does not take it: a bug
   */
  async moveMoney(refund: Refund, tender: Tender, actor: Actor): Promise<void> {
    const source = await this.attempts.find(refund.attemptId);
    if (!source) throw new Error(`refund ${refund.id} is of no payment`);
    const ref = `moved:${refund.id}`;
    const { provider } = source;
    if (!(await this.applyRefund.applyRefund(refund, { event: 'succeeded', provider, ref }, actor)))
      throw new Error(`refund ${refund.id} cannot be moved`);
    const attempt = this.arrived(source, tender, ref);
    await this.attempts.add(attempt);
    const [orderId, tenderId, attemptId] = [tender.orderId, tender.id, attempt.id];
    await this.ledger.record({
      ...{ orderId, tenderId, attemptId, refundId: null, type: 'capture', provider, providerObjectId: ref },
      ...{ amount: tender.amount, actor, occurredAt: this.clock.now() },
    });
    await this.tenders.setState(tender.id, 'paid');
  }

  /** As it was paid for the first order, so that it goes back there; of what was asked for then only what credit it is taken from. */
  private arrived({ provider, providerIntent, request }: Attempt, tender: Tender, ref: string): Attempt {
    return {
      ...{ id: this.ids.next(), tenderId: tender.id, orderId: tender.orderId, provider, providerRef: null },
      ...{ providerIntent, idempotencyKey: ref, amount: tender.amount, state: 'succeeded' as const },
      request: 'creditId' in request ? { creditId: request.creditId ?? null } : {},
      ...{ url: null, lastError: null, expiresAt: null, nextCheckAt: null, createdAt: this.clock.now() },
    };
  }
}
