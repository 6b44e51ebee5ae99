import type { Clock } from '../../kernel/clock.js';
import type { Currency } from '../../kernel/currency.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Ledger } from '../../ledger/application/ports.js';
import type { Actor } from '../../ledger/domain/entry.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt, Refund } from '../domain/payment.js';
import { RefundNotByHand } from '../domain/refusals.js';
import { offShelf, spreadLines, type RefundedLine } from '../domain/refunded-line.js';
import {
  moneyFirst,
  spreadRefund,
  spreadShares,
  type RefundPart,
  type RefundShare,
  type RefundSource,
} from '../domain/refund.js';
import type { PaymentMethods } from './payment-methods.js';
import type { Attempts, Refunds } from './stores.js';

export interface RefundRequest {
  orderId: string;
  amount: Money;
  reason: string;
  /** The pieces it is for; none for a sum without pieces. */
  lines?: readonly RefundedLine[];
  /** Staff gives it back, also what a provider would. */
  byHand?: boolean | undefined;
  /** What would go back as money becomes store credit of the buyer. */
  asStoreCredit?: boolean | undefined;
  /** How staff has shared it between the tenders; real money first and the last paid first unless said. */
  shares?: readonly RefundShare[] | undefined;
  /** It pays for another order of the buyer: nothing is sent, and nobody hands it over. */
  isMoved?: boolean | undefined;
  actor: Actor;
}

/** How much comes back, and how. */
export type RefundWay = Pick<RefundRequest, 'amount' | 'byHand' | 'asStoreCredit' | 'shares'>;

/** `byHand`: staff gives it back, by choice or since no provider does or takes this amount. */
export type PlannedPart = RefundPart & { byHand: boolean; toCredit: boolean };

/**
 * Writes down that money is to be given back; sending it is a job's work. The caller holds the order's row lock, so
 * that two refunds cannot both take the last cent.
 */
export class RequestRefund {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly attempts: Attempts,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Joins the caller's transaction. @throws RefundTooLarge, RefundNotByHand */
  async requestRefund(request: RefundRequest): Promise<Refund[]> {
    const parts = await this.parts(request.orderId, request);
    const lines = spreadLines(request.lines ?? [], parts);
    const refunds = parts.map((part, index) => this.refund(request, part, lines[index] ?? []));
    for (const refund of refunds) {
      await this.refunds.add(refund, request.actor);
      if (!request.isMoved)
        await this.outbox.publish({ topic: 'refund.requested', payload: { refundId: refund.id } });
    }
    if (!request.byHand && !request.isMoved) await this.tellStaff(refunds, parts);
    return refunds;
  }

  /** From which tenders an amount would come back; nothing is changed. @throws RefundTooLarge, RefundSharesDiffer, RefundNotByHand */
  async parts(
    orderId: string,
    { amount, byHand = false, asStoreCredit = false, shares }: RefundWay,
  ): Promise<PlannedPart[]> {
    if (byHand && !(await this.hasFailed(orderId))) throw new RefundNotByHand();
    const sources = await this.sources(orderId);
    const parts = shares ? spreadShares(amount, sources, shares) : spreadRefund(amount, sources);
    return parts.map((part) => {
      const { isCredit, provider } = part.source;
      const toCredit = asStoreCredit === true && !isCredit;
      const isOwed = (byHand && !isCredit) || !this.methods.givesBack(provider, part.amount);
      return { ...part, toCredit, byHand: isOwed && !toCredit };
    });
  }

  /** What of each tender that has brought money can still be given back. */
  async leftOf(orderId: string): Promise<ReadonlyMap<string, Money>> {
    const left = new Map<string, Money>();
    for (const { tenderId, remaining } of await this.sources(orderId))
      left.set(tenderId, left.get(tenderId)?.plus(remaining) ?? remaining);
    return left;
  }

  /** What could be given back now, in all. */
  async available(orderId: string, currency: Currency): Promise<Money> {
    const sources = await this.sources(orderId);
    return Money.sum(
      sources.map((source) => source.remaining),
      currency,
    );
  }

  /** Money that goes back of an order, or has gone back; not what nobody has to pay any more. */
  async givenBack(orderId: string, currency: Currency): Promise<Money> {
    const refunds = await this.refunds.ofOrder(orderId);
    const standing = refunds.filter(({ status }) => status !== 'failed' && status !== 'waived');
    return Money.sum(
      standing.map(({ amount }) => amount),
      currency,
    );
  }

  /** Pieces of an order that went back, or are on their way, and that no refund has put on the shelf. */
  async offShelf(orderId: string): Promise<{ variantId: string; quantity: number }[]> {
    return offShelf(await this.refunds.ofOrder(orderId));
  }

  /** What is left of a payment by the book, promised or not. */
  left({ attemptId, amount }: Refund): Promise<Money> {
    return this.ledger.capturedBy(attemptId, amount.currency);
  }

  /** Whether this provider gives money back at all. */
  refundsOf(provider: ProviderName): 'api' | 'by-hand' {
    return this.methods.behind({ provider }).refunds;
  }

  /** Who pays a refund out that staff hands over: what a card provider has stays with it. */
  handedOverBy({ provider }: Attempt): ProviderName {
    return this.methods.refundCallsOf(provider) ? this.methods.till.provider : provider;
  }

  /** Of what a provider would give back but for the amount: nobody has chosen to hand it over. */
  private async tellStaff(refunds: readonly Refund[], parts: readonly PlannedPart[]): Promise<void> {
    for (const [index, { source, byHand }] of parts.entries()) {
      const refund = refunds[index];
      if (!refund || !byHand || !this.methods.refundCallsOf(source.provider)) continue;
      const payload = { refundId: refund.id, orderId: refund.orderId, amountCents: refund.amount.cents };
      await this.outbox.publish({ topic: 'refund.by_hand', payload });
    }
  }

  private async hasFailed(orderId: string): Promise<boolean> {
    return (await this.refunds.ofOrder(orderId)).some(({ status }) => status === 'failed');
  }

  private async sources(orderId: string): Promise<RefundSource[]> {
    const promised = await this.refunds.ofOrder(orderId);
    const paid = (await this.attempts.ofOrder(orderId)).filter(
      ({ state, amount }) => state === 'succeeded' && !amount.isZero,
    );
    const [first] = paid;
    if (!first) return [];
    const kept = await this.ledger.keptOf(orderId, first.amount.currency);
    const sources = kept.flatMap(({ attemptId, left }) => {
      const attempt = paid.find(({ id }) => id === attemptId);
      if (!attempt) return [];
      const { tenderId, provider } = attempt;
      const isCredit = this.methods.isCredit(provider);
      return [
        { attemptId, tenderId, provider, isCredit, remaining: this.remaining(attempt, left, promised) },
      ];
    });
    return moneyFirst(sources);
  }

  private remaining(attempt: Attempt, inBook: Money, promised: readonly Refund[]): Money {
    const waiting = promised.filter(
      (refund) => refund.attemptId === attempt.id && NOT_IN_BOOK.has(refund.status),
    );
    const left = inBook.minus(
      Money.sum(
        waiting.map((refund) => refund.amount),
        inBook.currency,
      ),
    );
    // a bank may take back all of a payment of which a part was refunded before
    return left.cents < 0 ? left.times(0) : left;
  }

  private refund(request: RefundRequest, part: PlannedPart, lines: readonly RefundedLine[]): Refund {
    const id = this.ids.next();
    const byHand = part.byHand && !request.isMoved;
    const { tenderId, attemptId } = part.source;
    const { orderId, reason } = request;
    return {
      ...{ id, orderId, tenderId, attemptId, amount: part.amount, reason, lines },
      status: byHand ? 'manual' : 'requested',
      ...{ byHand, toCredit: part.toCredit, providerRef: null, idempotencyKey: `refund:${id}` },
      ...{ tries: 0, lastError: null, createdAt: this.clock.now() },
    };
  }
}

/** Promised, but the book does not know of them yet: submitted and succeeded ones are in the book, failed ones reversed. */
const NOT_IN_BOOK: ReadonlySet<Refund['status']> = new Set(['requested', 'manual']);
