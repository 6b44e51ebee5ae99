import type { Money } from '../../kernel/money.js';
import { Attempts, Tenders, Refunds } from '../application/stores.js';
import { isLive } from '../domain/attempt.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt, Refund } from '../domain/payment.js';
import type { Tender, TenderState } from '../domain/tender.js';

/** Rows by id, handed out as copies: who changes one must save it. */
class Rows<T extends { id: string }> {
  private readonly rows = new Map<string, T>();

  put(row: T): void {
    this.rows.set(row.id, { ...row });
  }

  putLast(id: string): void {
    const row = this.rows.get(id);
    if (row && this.rows.delete(id)) this.rows.set(id, row);
  }

  get(id: string): T | undefined {
    const row = this.rows.get(id);
    return row && { ...row };
  }

  where(isSo: (row: T) => boolean): T[] {
    return [...this.rows.values()].filter(isSo).map((row) => ({ ...row }));
  }
}

export class InMemoryTenders extends Tenders {
  private readonly rows = new Rows<Tender>();

  override add(tenders: readonly Tender[]): Promise<void> {
    for (const tender of tenders) this.rows.put(tender);
    return Promise.resolve();
  }

  override find(id: string): Promise<Tender | undefined> {
    return Promise.resolve(this.rows.get(id));
  }

  override ofOrder(orderId: string): Promise<Tender[]> {
    const own = this.rows.where((one) => one.orderId === orderId);
    return Promise.resolve(own.sort((one, other) => one.position - other.position));
  }

  override setState(id: string, state: TenderState): Promise<void> {
    const row = this.rows.get(id);
    if (row) this.rows.put({ ...row, state });
    return Promise.resolve();
  }

  override waive({ id, amount: whole }: Tender, amount: Money): Promise<boolean> {
    const row = this.rows.get(id);
    const isAll = whole.equals(amount);
    const isThere = isAll ? row?.amount.equals(amount) : row && amount.lessThan(row.amount);
    if (row?.state !== 'pending' || !isThere) return Promise.resolve(false);
    this.rows.put(isAll ? { ...row, state: 'cancelled' } : { ...row, amount: row.amount.minus(amount) });
    return Promise.resolve(true);
  }
}

export class InMemoryAttempts extends Attempts {
  private readonly rows = new Rows<Attempt>();

  constructor(private readonly now: () => Date = () => new Date()) {
    super();
  }

  override add(attempt: Attempt): Promise<boolean> {
    const live = (one: Attempt) => one.tenderId === attempt.tenderId && isLive(one.state);
    const taken = isLive(attempt.state) && this.rows.where(live).length > 0;
    if (!taken) this.rows.put(attempt);
    return Promise.resolve(!taken);
  }

  override find(id: string): Promise<Attempt | undefined> {
    return Promise.resolve(this.rows.get(id));
  }

  override lock(id: string): Promise<Attempt | undefined> {
    return this.find(id);
  }

  override save(attempt: Attempt): Promise<void> {
    this.rows.put(attempt);
    return Promise.resolve();
  }

  override findByRef(provider: ProviderName, ref: string): Promise<Attempt | undefined> {
    return this.first((one) => one.provider === provider && one.providerRef === ref);
  }

  override findByIntent(provider: ProviderName, intentRef: string): Promise<Attempt | undefined> {
    return this.first((one) => one.provider === provider && one.providerIntent === intentRef);
  }

  override everyOfIntent(provider: ProviderName, intentRef: string): Promise<Attempt[]> {
    const isOfIt = (one: Attempt) => one.provider === provider && one.providerIntent === intentRef;
    return Promise.resolve(this.rows.where(isOfIt));
  }

  override findByCallbackToken(provider: string, token: string): Promise<Attempt | undefined> {
    return this.first(
      (one) =>
        one.provider === provider && 'callbackToken' in one.request && one.request.callbackToken === token,
    );
  }

  override ofOrder(orderId: string): Promise<Attempt[]> {
    return Promise.resolve(this.rows.where((one) => one.orderId === orderId));
  }

  override due(limit: number): Promise<string[]> {
    const now = this.now();
    const due = this.rows.where(
      ({ state, nextCheckAt }) => isLive(state) && nextCheckAt !== null && nextCheckAt <= now,
    );
    return Promise.resolve(due.slice(0, limit).map(({ id }) => id));
  }

  override paidRefsSince(provider: ProviderName, since: Date): Promise<string[]> {
    const paid = this.rows.where(
      (one) => one.provider === provider && one.state === 'succeeded' && one.createdAt >= since,
    );
    return Promise.resolve(paid.flatMap(({ providerRef }) => providerRef ?? []));
  }

  private first(isSo: (attempt: Attempt) => boolean): Promise<Attempt | undefined> {
    return Promise.resolve(this.rows.where(isSo)[0]);
  }
}

export class InMemoryRefunds extends Refunds {
  private readonly rows = new Rows<Refund>();

  /** Pieces whose money went back or is on its way before they left the shop. */
  readonly unsentOf = async (orderId: string, variantId: string): Promise<number> => {
    const standing = (await this.ofOrder(orderId)).filter(({ status }) => status !== 'failed');
    const pieces = standing.flatMap(({ lines }) => lines).filter((line) => line.variantId === variantId);
    return pieces.reduce((sum, { unsent = 0 }) => sum + unsent, 0);
  };

  override add(refund: Refund): Promise<void> {
    this.rows.put(refund);
    return Promise.resolve();
  }

  override find(id: string): Promise<Refund | undefined> {
    return Promise.resolve(this.rows.get(id));
  }

  override findByRef(providerRef: string): Promise<Refund | undefined> {
    return Promise.resolve(this.rows.where((one) => one.providerRef === providerRef)[0]);
  }

  override lock(id: string): Promise<Refund | undefined> {
    return this.find(id);
  }

  override save(refund: Refund): Promise<void> {
    this.rows.put(refund);
    return Promise.resolve();
  }

  override ofOrder(orderId: string): Promise<Refund[]> {
    return Promise.resolve(this.rows.where((one) => one.orderId === orderId));
  }

  override open(limit: number): Promise<string[]> {
    const open = this.rows.where(({ status }) => status === 'requested' || status === 'submitted');
    return Promise.resolve(open.slice(0, limit).map(({ id }) => id));
  }

  override postpone(id: string): Promise<void> {
    return Promise.resolve(this.rows.putLast(id));
  }
}
