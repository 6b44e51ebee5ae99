import type { Clock } from '../../kernel/clock.js';
import type { Currency } from '../../kernel/currency.js';
import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Credit } from '../domain/credit.js';
import { NoAccountForCredit } from '../domain/refusals.js';
import type { MoveCredit } from './move-credit.js';
import type { CreditAccounts, Credits } from './ports.js';

/** The store credit of accounts, which have one for each currency. */
export class StoreCredit {
  constructor(
    private readonly credits: Credits,
    private readonly accounts: CreditAccounts,
    private readonly moves: MoveCredit,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Nobody else makes it until the running transaction ends. @throws NoAccountForCredit for a guest's, and for one that was closed */
  async checkBuyer(accountId: string): Promise<void> {
    if (!(await this.accounts.lock(accountId))) throw new NoAccountForCredit();
  }

  /** The one of this currency, made where there is none. Joins the caller's transaction. */
  async of(accountId: string, currency: Currency): Promise<Pick<Credit, 'id' | 'kind'>> {
    const known = await this.credits.ofAccount(accountId, currency);
    if (known) return known;
    const kind = 'store-credit' as const;
    const fresh = { id: this.ids.next(), kind, accountId, isDisabled: false, createdAt: this.clock.now() };
    await this.credits.add({ ...fresh, lastFour: null, codeHash: null, expiresAt: null, note: '', currency });
    return fresh;
  }

  /** Keeps the money of a refund for its buyer, once; answers how the money book calls whoever has it. Joins the caller's transaction. */
  async keep(refund: { id: string; orderId: string; amount: Money; reason: string }, accountId: string) {
    await this.accounts.lock(accountId);
    const credit = await this.of(accountId, refund.amount.currency);
    const { id: reference, orderId, amount, reason } = refund;
    const actor = { kind: 'system' as const, id: null };
    await this.moves.moveCredit({ credit, type: 'refunded', amount, reference, orderId, reason, actor });
    return credit.kind;
  }
}
