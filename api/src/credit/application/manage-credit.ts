import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import { baseCurrency, Currency } from '../../kernel/currency.js';
import { worthOfUnit, type Exchanges } from '../../kernel/exchange.js';
import { homeCountry } from '../../kernel/home-country.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import { BudgetSpent, type StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Credit } from '../domain/credit.js';
import type { CardRecipient } from '../domain/handover.js';
import { whyNoEnd } from '../domain/least-terms.js';
import {
  BalanceTooLow,
  CreditChanged,
  CreditNotFound,
  CreditWrong,
  NoAccountForCredit,
} from '../domain/refusals.js';
import type { HandOverCard } from './hand-over-card.js';
import type { MoveCredit } from './move-credit.js';
import type { CardCodes, Credits } from './ports.js';
import type { StoreCredit } from './store-credit.js';

/** Who gives credit away, and what their role may give on a day. */
export type Giver = Pick<Caller, 'accountId' | 'refundLimit' | 'role'>;

/** What is to be given: a gift card, unless it is for an account. */
export interface NewGift {
  amount: number;
  /** ISO 4217; the shop's own unless named. */
  currency?: string | undefined;
  /** Whose store credit it is. */
  accountId?: string | undefined;
  /** Of a gift card; null and left out is never. */
  expiresAt?: Date | null | undefined;
  reason: string;
  note?: string | undefined;
  /** Of a gift card: whom its code is mailed to. */
  to?: CardRecipient | undefined;
}

/** What can be changed of it beside its balance. */
export type CreditChange = Partial<Pick<Credit, 'isDisabled' | 'expiresAt' | 'note'>>;

/** Gift cards and store credit as the back office gives, changes and stops them. */
export class ManageCredit {
  constructor(
    private readonly credits: Credits,
    private readonly storeCredit: StoreCredit,
    private readonly handOver: Pick<HandOverCard, 'handOver'>,
    private readonly codes: CardCodes,
    private readonly moves: MoveCredit,
    private readonly exchanges: Exchanges,
    private readonly unitOfWork: UnitOfWork,
    private readonly budget: StaffBudget,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The code of a new gift card is told here and never again. @throws CreditWrong, NotMoney, BudgetSpent */
  issue(giver: Giver, gift: NewGift): Promise<{ id: string; code: string | null }> {
    return this.unitOfWork.run(async () => {
      const amount = await this.amountOf(gift);
      const { credit, code } = gift.accountId
        ? { credit: await this.ofAccount(gift.accountId, amount.currency), code: null }
        : await this.newCard(gift, amount.currency);
      await this.take(giver, amount);
      const actor = actorOf(giver);
      await this.moves.moveCredit({ credit, type: 'issued', amount, reason: gift.reason, actor });
      if (gift.to && code) await this.handOver.handOver(credit.id, gift.to, code);
      return { id: credit.id, code };
    });
  }

  /** `amount` more or, below nothing, less. @throws CreditNotFound, BalanceTooLow, NotMoney, BudgetSpent */
  adjust(giver: Giver, id: string, amount: number, reason: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const credit = await this.credits.lock(id);
      if (!credit) throw new CreditNotFound();
      const change = Money.fromDecimal(amount, 'amount', credit.balance.currency);
      if (change.isZero)
        throw new CreditWrong([{ field: 'amount', message: 'The amount must not be nothing' }]);
      if (credit.balance.plus(change).cents < 0) throw new BalanceTooLow(credit.balance);
      if (change.cents > 0) await this.take(giver, change);
      const actor = actorOf(giver);
      await this.moves.moveCredit({ credit, type: 'adjusted', amount: change, reason, actor });
    });
  }

  /** Changes what is given and leaves the rest; `version` is the one that was read. @throws CreditNotFound, CreditChanged, CreditWrong */
  change(id: string, changes: CreditChange, version?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const credit = await this.credits.lock(id);
      if (!credit) throw new CreditNotFound();
      if (version !== undefined && version !== credit.version) throw new CreditChanged(credit.version);
      const { isDisabled = credit.isDisabled, expiresAt = credit.expiresAt, note = credit.note } = changes;
      if (expiresAt?.getTime() !== credit.expiresAt?.getTime()) this.checkEnd(expiresAt, credit);
      await this.credits.save({ ...credit, isDisabled, expiresAt, note });
    });
  }

  private async newCard({ expiresAt = null, note = '' }: NewGift, currency: Currency) {
    this.checkEnd(expiresAt);
    const { code, hash } = this.codes.make();
    const card = { ...this.fresh(), kind: 'gift-card' as const, lastFour: code.slice(-4), accountId: null };
    await this.credits.add({ ...card, codeHash: hash, expiresAt, note, currency });
    return { credit: card, code };
  }

  private async ofAccount(accountId: string, currency: Currency): Promise<Pick<Credit, 'id' | 'kind'>> {
    await this.storeCredit.checkBuyer(accountId).catch((error: unknown) => {
      if (!(error instanceof NoAccountForCredit)) throw error;
      throw new CreditWrong([{ field: 'accountId', message: 'Store credit is for an account' }]);
    });
    return this.storeCredit.of(accountId, currency);
  }

  private fresh() {
    return { id: this.ids.next(), isDisabled: false, createdAt: this.clock.now() };
  }

  /** A gift card has a least term by the law of the country; store credit of its own has none. */
  private checkEnd(expiresAt: Date | null, given?: Pick<Credit, 'kind' | 'createdAt'>): void {
    if (!expiresAt) return;
    const now = this.clock.now();
    const isOfCard = given?.kind !== 'store-credit';
    const ofLaw = isOfCard ? whyNoEnd(homeCountry(), given?.createdAt ?? now, expiresAt) : null;
    const why = expiresAt <= now ? 'It must end after today' : ofLaw;
    if (why) throw new CreditWrong([{ field: 'expiresAt', message: why }]);
  }

  private async amountOf({ amount, currency }: NewGift): Promise<Money> {
    const code = currency ?? baseCurrency().code;
    if (code !== baseCurrency().code && !(await this.exchanges.to(code)))
      throw new CreditWrong([{ field: 'currency', message: `Orders are not placed in ${code}` }]);
    const money = Money.fromDecimal(amount, 'amount', Currency.of(code));
    if (money.cents <= 0)
      throw new CreditWrong([{ field: 'amount', message: 'The amount must be above zero' }]);
    return money;
  }

  /** What is given away counts like money that is given back. */
  private async take({ accountId, refundLimit }: Giver, amount: Money): Promise<void> {
    if (refundLimit === null) return;
    const { code } = amount.currency;
    const exchange = code === baseCurrency().code ? null : await this.exchanges.to(code);
    const cents = Math.round(amount.cents * (exchange ? worthOfUnit(exchange) : 1));
    if (!(await this.budget.take(accountId, cents, refundLimit))) throw new BudgetSpent(refundLimit);
  }
}

const actorOf = ({ accountId, role }: Giver) => ({
  kind: role === 'admin' ? ('admin' as const) : ('staff' as const),
  id: accountId,
});
