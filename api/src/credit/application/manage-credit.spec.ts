import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { BudgetSpent } from '../../kernel/staff-budget.js';
import { cases } from '../../kernel/testing/cases.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { MemoryExchanges } from '../../kernel/testing/memory-exchanges.js';
import { postingsOf } from '../../ledger/domain/entry.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import { isCode, printedCode } from '../domain/code.js';
import {
  BalanceTooLow,
  CreditChanged,
  CreditNotFound,
  CreditWrong,
  NotEnoughCredit,
} from '../domain/refusals.js';
import { CountedCodes, InMemoryCredits } from '../testing/in-memory-credits.js';
import { InMemoryHandovers } from '../testing/in-memory-handovers.js';
import { HandOverCard } from './hand-over-card.js';
import { MailCard } from './mail-card.js';
import { ManageCredit, type Giver } from './manage-credit.js';
import { MoveCredit } from './move-credit.js';
import { StoreCredit } from './store-credit.js';

const NOW = new Date('2026-11-28T10:00:00Z');
const ADMIN: Giver = { accountId: 'boss', refundLimit: null, role: 'admin' };
const CLERK: Giver = { accountId: 'clerk', refundLimit: 10_000, role: 'staff' };
const ANN = 'ann';

function office() {
  const [credits, ledger, codes, exchanges] = [
    ...([new InMemoryCredits(), new InMemoryLedger(), new CountedCodes(), new MemoryExchanges()] as const),
  ];
  let last = 0;
  const [clock, ids] = [{ now: () => NOW }, { next: () => `id-${(last += 1)}` }];
  const moves = new MoveCredit(credits, ledger, clock, ids);
  const accounts = { lock: (id: string) => Promise.resolve(id === ANN) };
  const [handovers, unit, mails] = [new InMemoryHandovers(), new DirectUnitOfWork(), [] as DomainEvent[]];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void mails.push(event)) };
  const mail = new MailCard(handovers, credits, codes, outbox, unit, clock);
  const handOver = new HandOverCard(handovers, credits, codes, mail, unit, clock, ids);
  const manage = new ManageCredit(
    ...([credits, new StoreCredit(credits, accounts, moves, clock, ids), handOver] as const),
    ...([codes, moves, exchanges] as const),
    ...([new DirectUnitOfWork(), new InMemoryStaffBudget(), clock, ids] as const),
  );
  const balance = (id: string) => credits.stored.get(id)?.balance;
  /** What the book says that the shop owes so, in smallest units. */
  const owed = (kind: string, currency = 'USD') =>
    ledger.entries
      .flatMap(postingsOf)
      .filter((one) => one.account === `provider:${kind}` && one.currency === currency)
      .reduce((sum, { cents }) => sum - cents, 0);
  return { credits, ledger, codes, exchanges, moves, manage, handOver, mails, balance, owed };
}

let at: ReturnType<typeof office>;
beforeEach(() => {
  at = office();
});
const issue = (amount = 50, giver = ADMIN) => at.manage.issue(giver, { amount, reason: 'A prize' });

describe('a gift card that staff issues', () => {
  it('has a code that is told once and kept as a hash, and is owed by the book', async () => {
    const { id, code } = await issue();
    expect(isCode(code ?? '')).toBe(true);
    expect(await at.credits.byCodeHash(at.codes.hashOf(code ?? ''))).toMatchObject({ id });
    expect(at.credits.stored.get(id)).toMatchObject({
      ...{ kind: 'gift-card', lastFour: code?.slice(-4), accountId: null, balance: { cents: 5_000 } },
    });
    expect(at.owed('gift-card')).toBe(5_000);
    expect(at.ledger.entries).toMatchObject([
      { type: 'credit_issue', orderId: null, actor: { kind: 'admin' } },
    ]);
  });

  it('is of more than nothing, in a currency that orders are placed in', async () => {
    await expect(issue(0)).rejects.toThrow(CreditWrong);
    await expect(issue(-5)).rejects.toThrow(CreditWrong);
    const yen = { amount: 500, currency: 'JPY', reason: 'A prize' };
    await expect(at.manage.issue(ADMIN, yen)).rejects.toThrow('Orders are not placed in JPY');
    at.exchanges.trade('JPY', 150);
    const { id } = await at.manage.issue(ADMIN, yen);
    expect(at.balance(id)).toEqual(Money.ofCents(500, Currency.of('JPY')));
    expect(at.owed('gift-card', 'JPY')).toBe(500);
  });

  it('counts towards what its giver may give away on a day, in the currency of the shop', async () => {
    at.exchanges.trade('JPY', 150);
    await at.manage.issue(CLERK, { amount: 10_500, currency: 'JPY', reason: 'A prize' });
    await expect(issue(31, CLERK)).rejects.toThrow(BudgetSpent);
    await issue(30, CLERK);
  });

  it('ends on no day that is gone', async () => {
    const ended = { amount: 5, reason: 'A prize', expiresAt: NOW };
    await expect(at.manage.issue(ADMIN, ended)).rejects.toThrow('It must end after today');
  });
});

describe('store credit', () => {
  it('is one balance for each account, however often it is given', async () => {
    const give = (amount: number) => at.manage.issue(ADMIN, { amount, accountId: ANN, reason: 'Sorry' });
    const [one, two] = [await give(5), await give(7)];
    expect([one.id, one.code]).toEqual([two.id, null]);
    expect([at.balance(one.id)?.cents, at.owed('store-credit')]).toEqual([1_200, 1_200]);
    const stranger = at.manage.issue(ADMIN, { amount: 5, accountId: 'nobody', reason: 'Sorry' });
    await expect(stranger).rejects.toThrow('Store credit is for an account');
  });
});

describe('a balance that staff changes', () => {
  it('is more or less by an entry, never less than nothing', async () => {
    const { id } = await issue();
    await at.manage.adjust(ADMIN, id, -20, 'Given twice');
    await at.manage.adjust(ADMIN, id, 5, 'Half of it');
    expect([at.balance(id)?.cents, at.owed('gift-card')]).toEqual([3_500, 3_500]);
    await expect(at.manage.adjust(ADMIN, id, -35.01, 'Too much')).rejects.toThrow(BalanceTooLow);
    await expect(at.manage.adjust(ADMIN, id, 0, 'Nothing')).rejects.toThrow(CreditWrong);
    await expect(at.manage.adjust(ADMIN, 'x', 1, 'Whose?')).rejects.toThrow(CreditNotFound);
  });

  it('is stopped and let go on, not over what somebody else has changed', async () => {
    const { id } = await issue();
    await at.manage.change(id, { isDisabled: true }, 1);
    expect(at.credits.stored.get(id)).toMatchObject({ isDisabled: true, note: '', version: 2 });
    await expect(at.manage.change(id, { note: 'Mine' }, 1)).rejects.toThrow(CreditChanged);
    await at.manage.change(id, { note: 'Lost', expiresAt: new Date('2030-01-01') });
    await at.manage.change(id, { isDisabled: false });
    expect(at.credits.stored.get(id)).toMatchObject({ isDisabled: false, note: 'Lost', version: 4 });
  });
});

it('comes from nothing nowhere: balances are their entries and what the book owes, whatever is done', async () => {
  const act = fc.record({ card: fc.nat(3), what: fc.nat(4), cents: fc.integer({ min: 1, max: 9_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      at = office();
      const cards: string[] = [];
      for (const { card, what, cents } of acts) {
        const id = cards[card];
        if (!id) cards.push((await issue(cents / 100)).id);
        else {
          const credit = { id, kind: 'gift-card' as const };
          const actor = { kind: 'system' as const, id: null };
          const step = [
            () => at.manage.adjust(ADMIN, id, cents / 100, 'More'),
            () => at.manage.adjust(ADMIN, id, -cents / 100, 'Less'),
            () => at.moves.moveCredit({ credit, type: 'expired', amount: Money.ofCents(-cents), actor }),
            () => at.moves.moveCredit({ credit, type: 'voided', amount: Money.ofCents(-cents), actor }),
            () => at.moves.moveCredit({ credit, type: 'sold', amount: Money.ofCents(cents), actor }),
          ][what];
          await step?.().catch((error: unknown) => {
            if (!(error instanceof BalanceTooLow || error instanceof NotEnoughCredit)) throw error;
          });
        }
      }
      const balances = cards.map((id) => at.balance(id)?.cents ?? 0);
      const sums = cards.map((id) =>
        at.credits.entries
          .filter(({ creditId }) => creditId === id)
          .reduce((sum, { amount }) => sum + amount.cents, 0),
      );
      expect(balances).toEqual(sums);
      expect(balances.every((cents) => cents >= 0)).toBe(true);
      expect(at.owed('gift-card')).toBe(balances.reduce((sum, cents) => sum + cents, 0));
    }),
    cases(),
  );
});

describe('a gift card that goes by mail', () => {
  const to = { email: 'eve@example.com', name: 'Eve', message: 'Jambo', sendOn: null };
  const give = (more: object = {}) =>
    at.manage.issue(ADMIN, { amount: 50, reason: 'A prize', to: { ...to, ...more } });

  it('is mailed with its code as it is given, and again to another address', async () => {
    const { id, code } = await give();
    await at.handOver.mailAgain(id, { email: 'zoe@example.com' });
    expect(
      at.mails.map(({ payload }) => [payload['email'], payload['code'], payload['amountCents']]),
    ).toEqual([
      ['eve@example.com', printedCode(code ?? ''), 5_000],
      ['zoe@example.com', printedCode(code ?? ''), 5_000],
    ]);
  });

  it('waits for its day, which must be to come', async () => {
    await give({ sendOn: '2026-12-24' });
    expect(at.mails).toEqual([]);
    await expect(give({ sendOn: '2026-11-27' })).rejects.toBeInstanceOf(CreditWrong);
  });

  it('gets another code where nobody knows the old one, which pays nothing any more', async () => {
    const { id, code } = await issue();
    await expect(at.handOver.mailAgain(id, {})).rejects.toBeInstanceOf(CreditWrong);
    await at.handOver.mailAgain(id, { email: 'eve@example.com' });
    expect(at.mails[0]?.payload['code']).not.toBe(printedCode(code ?? ''));
    expect(await at.credits.byCodeHash(at.codes.hashOf(code ?? ''))).toBeUndefined();
    await at.manage.change(id, { isDisabled: true });
    await expect(at.handOver.mailAgain(id, {})).rejects.toBeInstanceOf(CreditWrong);
  });
});
