import type { HandOverDownloads } from '../../downloads/application/hand-over-downloads.js';
import type { RevokeDownloads } from '../../downloads/application/revoke-downloads.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Ledger, Recorded } from '../../ledger/application/ports.js';
import type { Actor, EntryType } from '../../ledger/domain/entry.js';
import type { ProviderName } from '../domain/method.js';
import type { Refund } from '../domain/payment.js';
import { isAdopted } from './adopted-refund.js';
import { refundStateAfter, type RefundEvent } from '../domain/refund.js';
import type { Tenders, Refunds } from './stores.js';

/** What is known of a refund from outside: the provider's state of it, or that staff handed the money over. */
export interface RefundReport {
  event: RefundEvent;
  provider: ProviderName;
  /** The provider's id of the refund; ours for money handed over. */
  ref: string;
  error?: string | null;
  /** What it came with is of more than there is: of all of it nothing is booked. */
  isBeyond?: boolean;
  /** How much the provider gives back, in the smallest unit; absent where nobody but the shop knows. */
  money?: { cents: number; currency: string };
}

/**
 * Applies the report about a refund to its locked row. Money counts as returned once the provider has accepted it; a later
 * failure is reversed in the book and reported, because the shop then owes the shopper, who has the links to files again.
 */
export class ApplyRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly tenders: Tenders,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly downloads: Pick<HandOverDownloads, 'giveBackDownloads'>,
    private readonly ending: Pick<RevokeDownloads, 'revokeDownloads' | 'revokeReturned'>,
  ) {}

  /** Joins the caller's transaction, in which order and refund are locked. Returns whether money moved in the book. */
  async applyRefund(refund: Refund, report: RefundReport, actor: Actor): Promise<boolean> {
    if (isOfAnotherAmount(refund, report)) return this.distrustAmount(refund, report);
    const before = refund.status;
    const after = refundStateAfter(before, report.event);
    const type = entryFor(before, after);
    const isNew = type === 'refund' && !isInBook(before);
    if (isNew && (report.isBeyond || (await this.isTooMuch(refund))))
      return this.distrust(refund, 'more goes back of this order than was paid');
    const recorded = type && (await this.record(type, refund, report, actor));
    if (recorded === 'taken') return this.distrust(refund, `${report.ref} is booked for another refund`);
    refund.status = after;
    refund.lastError = report.error ?? refund.lastError;
    if (report.event !== 'failed') refund.providerRef = report.ref;
    await this.refunds.save(refund);
    const moved = recorded === 'written';
    if (moved) await this.settleTender(refund);
    if (after !== before) await this.announce(refund);
    if (before === 'failed' && after !== before) await this.endDownloads(refund);
    return moved;
  }

  /** What a provider has given back beside the shop's own refunds may be more than was paid, or than that payment still has. */
  async isTooMuch(refund: Refund): Promise<boolean> {
    const { orderId, attemptId, status, amount } = refund;
    if (isInBook(status)) return false;
    const { captured, refunded } = await this.ledger.moneyOf(orderId, amount.currency);
    if (captured.lessThan(refunded.plus(amount))) return true;
    // one that the shop has asked for is gone, also where a dispute was faster
    if (!isAdopted(refund)) return false;
    return (await this.ledger.capturedBy(attemptId, amount.currency)).lessThan(amount);
  }

  /** The provider has it, so that it is only read from now on and never sent again. */
  private distrustAmount(refund: Refund, { ref, money }: RefundReport): Promise<boolean> {
    refund.providerRef = ref;
    return this.distrust(refund, `${ref} is of ${money?.cents} ${money?.currency} in its smallest unit`);
  }

  /** Nothing is booked and the shop is told. */
  private async distrust(refund: Refund, mismatch: string): Promise<boolean> {
    refund.lastError = `provider differs: ${mismatch}`;
    await this.refunds.save(refund);
    await this.outbox.publish({
      topic: 'payment.mismatch',
      dedupeKey: `payment.mismatch:${refund.id}`,
      payload: { orderId: refund.orderId, refundId: refund.id, mismatch },
    });
    return false;
  }

  private record(type: EntryType, refund: Refund, report: RefundReport, actor: Actor): Promise<Recorded> {
    return this.ledger.record({
      orderId: refund.orderId,
      tenderId: refund.tenderId,
      attemptId: refund.attemptId,
      refundId: refund.id,
      type,
      provider: report.provider,
      providerObjectId: report.ref,
      amount: refund.amount,
      actor,
      occurredAt: this.clock.now(),
    });
  }

  private async settleTender(refund: Refund): Promise<void> {
    if (refund.status === 'failed') return this.tenders.setState(refund.tenderId, 'paid');
    const left = await this.ledger.capturedBy(refund.attemptId, refund.amount.currency);
    if (left.isZero) await this.tenders.setState(refund.tenderId, 'refunded');
  }

  private async announce(refund: Refund): Promise<void> {
    if (refund.status === 'submitted') await this.tell('refund.accepted', refund);
    if (refund.status === 'succeeded') await this.tell('order.refunded', refund);
    if (refund.status !== 'failed') return;
    await this.tell('refund.failed', refund);
    // the buyer's money is here still, and links to files ended when it was to go
    await this.downloads.giveBackDownloads(refund.orderId);
  }

  /** Given back when it failed, and now the money goes after all. */
  private async endDownloads({ orderId, amount }: Refund): Promise<void> {
    const { captured, refunded } = await this.ledger.moneyOf(orderId, amount.currency);
    if (refunded.lessThan(captured)) await this.ending.revokeReturned(orderId);
    else await this.ending.revokeDownloads(orderId);
  }

  private tell(topic: string, refund: Refund): Promise<void> {
    return this.outbox.publish({
      topic,
      dedupeKey: `${topic}:${refund.id}:${refund.tries}`,
      payload: {
        refundId: refund.id,
        orderId: refund.orderId,
        amountCents: refund.amount.cents,
        reason: refund.reason,
      },
    });
  }
}

/** One that has failed gives nothing back, however much it was of. */
function isOfAnotherAmount({ amount }: Refund, { event, money }: RefundReport): boolean {
  if (!money || event === 'failed') return false;
  return money.cents !== amount.cents || money.currency !== amount.currency.code;
}

/** What the step means for the book: a refund counts from its acceptance, and a failure after that takes it back. */
function entryFor(before: Refund['status'], after: Refund['status']): EntryType | undefined {
  if (after === 'submitted' || after === 'succeeded') return 'refund';
  return after === 'failed' && isInBook(before) ? 'refund_reversal' : undefined;
}

const isInBook = (status: Refund['status']): boolean => status === 'submitted' || status === 'succeeded';
