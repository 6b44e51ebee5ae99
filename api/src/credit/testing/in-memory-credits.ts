import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { CardCodes, Credits, type MadeCode, type NewCredit } from '../application/ports.js';
import type { Credit, CreditEntry } from '../domain/credit.js';
import { codeOf, DRAWN } from '../domain/code.js';

/** Credit in memory, for use cases in milliseconds. */
export class InMemoryCredits extends Credits {
  readonly stored = new Map<string, Credit & { codeHash: string | null }>();
  readonly entries: CreditEntry[] = [];
  private readonly targets = new Map<string, string>();

  override add({ currency, ...credit }: NewCredit): Promise<void> {
    const has = [...this.stored.values()].some(
      (one) =>
        credit.accountId !== null && one.accountId === credit.accountId && one.balance.currency === currency,
    );
    if (has) return Promise.reject(new Error('credit_account_id_currency_key'));
    this.stored.set(credit.id, { ...credit, balance: Money.ofCents(0, currency), version: 1 });
    return Promise.resolve();
  }

  override find(id: string): Promise<Credit | undefined> {
    return Promise.resolve(seen(this.stored.get(id)));
  }

  override lock(id: string): Promise<Credit | undefined> {
    return this.find(id);
  }

  override byCodeHash(hash: string): Promise<Credit | undefined> {
    return Promise.resolve(seen([...this.stored.values()].find(({ codeHash }) => codeHash === hash)));
  }

  override ofAccount(accountId: string, currency: Currency): Promise<Credit | undefined> {
    const found = [...this.stored.values()].find(
      (one) => one.accountId === accountId && one.balance.currency === currency,
    );
    return Promise.resolve(seen(found));
  }

  override allOf(accountId: string): Promise<Credit[]> {
    const own = [...this.stored.values()].filter((one) => one.accountId === accountId);
    own.sort((one, other) => (one.balance.currency.code < other.balance.currency.code ? -1 : 1));
    return Promise.resolve(own.flatMap((one) => seen(one) ?? []));
  }

  override ended(before: Date, limit: number): Promise<string[]> {
    const over = [...this.stored.values()].filter(
      ({ expiresAt, balance }) => expiresAt && expiresAt <= before && balance.cents > 0,
    );
    over.sort((one, other) => Number(one.expiresAt) - Number(other.expiresAt));
    return Promise.resolve(over.slice(0, limit).map(({ id }) => id));
  }

  override move(entry: CreditEntry): Promise<'moved' | 'known' | 'short'> {
    const known = this.entries.some(
      ({ type, reference }) => type === entry.type && reference === entry.reference,
    );
    if (known) return Promise.resolve('known');
    const credit = this.stored.get(entry.creditId);
    if (!credit || credit.balance.currency !== entry.amount.currency) return Promise.resolve('short');
    const balance = credit.balance.plus(entry.amount);
    if (balance.cents < 0) return Promise.resolve('short');
    this.entries.push({ ...entry });
    this.stored.set(credit.id, { ...credit, balance });
    return Promise.resolve('moved');
  }

  override sumsFor(id: string, reason: string): Promise<Pick<CreditEntry, 'type' | 'amount'>[]> {
    const own = this.entries.filter((one) => one.creditId === id && one.reason === reason);
    const sums = [...Map.groupBy(own, ({ type }) => type)].map(([type, entries]) => ({
      type,
      amount: Money.sum(
        entries.map(({ amount }) => amount),
        entries[0]?.amount.currency,
      ),
    }));
    return Promise.resolve(sums.filter(({ amount }) => !amount.isZero));
  }

  override heldBy(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const held = new Map<string, number>();
    for (const { creditId, type, orderId, amount } of this.entries)
      if (orderId !== null && orderIds.includes(orderId) && (type === 'redeemed' || type === 'refunded'))
        held.set(creditId, (held.get(creditId) ?? 0) - amount.cents);
    return Promise.resolve(held);
  }

  override save({ id, isDisabled, expiresAt, note }: Credit): Promise<void> {
    const credit = this.stored.get(id);
    if (credit) this.stored.set(id, { ...credit, isDisabled, expiresAt, note, version: credit.version + 1 });
    return Promise.resolve();
  }

  override giveTo(id: string, accountId: string): Promise<void> {
    const credit = this.stored.get(id);
    if (credit) this.stored.set(id, { ...credit, accountId, version: credit.version + 1 });
    return Promise.resolve();
  }

  override follow(id: string, otherId: string): Promise<void> {
    for (const [one, target] of this.targets) if (target === id) this.targets.set(one, otherId);
    this.targets.set(id, otherId);
    return Promise.resolve();
  }

  override followed(id: string): Promise<string> {
    return Promise.resolve(this.targets.get(id) ?? id);
  }

  override recode(id: string, codeHash: string, lastFour: string): Promise<void> {
    const credit = this.stored.get(id);
    if (credit) this.stored.set(id, { ...credit, codeHash, lastFour, version: credit.version + 1 });
    return Promise.resolve();
  }
}

const seen = (credit: (Credit & { codeHash: string | null }) | undefined): Credit | undefined => {
  if (!credit) return undefined;
  const { codeHash: _hidden, ...rest } = credit;
  return rest;
};

/** Codes one after the other. */
export class CountedCodes extends CardCodes {
  private made = 0;

  override make(): MadeCode {
    this.made += 1;
    const code = codeOf(Array.from({ length: DRAWN }, (_, place) => (this.made * (place + 3)) % 32));
    return { code, hash: this.hashOf(code) };
  }

  override hashOf(normal: string): string {
    return `#${normal}`;
  }

  override seal(code: string): string {
    return `sealed ${code}`;
  }

  override open(sealed: string): string | undefined {
    return sealed.startsWith('sealed ') ? sealed.slice('sealed '.length) : undefined;
  }
}
