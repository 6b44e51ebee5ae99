import { describe, expect, it } from '@jest/globals';
import { baseCurrency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import { InMemoryCredits } from '../testing/in-memory-credits.js';
import { ExpireCredit } from './expire-credit.js';
import { MoveCredit } from './move-credit.js';
import { MyCredit } from './my-credit.js';

const NOW = new Date('2026-11-28T10:00:00Z');
const SYSTEM = { kind: 'system' as const, id: null };

async function shop(cards: readonly { cents: number; expiresAt: Date | null; isDisabled?: boolean }[]) {
  const [credits, ledger] = [new InMemoryCredits(), new InMemoryLedger()];
  let last = 0;
  const [clock, ids] = [{ now: () => NOW }, { next: () => `id-${(last += 1)}` }];
  const moves = new MoveCredit(credits, ledger, clock, ids);
  for (const [index, { cents, expiresAt, isDisabled = false }] of cards.entries()) {
    const id = `card-${index}`;
    await credits.add({
      ...{ id, kind: 'gift-card', lastFour: 'ABCD', codeHash: id, accountId: null, note: '', isDisabled },
      ...{ expiresAt, createdAt: NOW, currency: baseCurrency() },
    });
    const credit = { id, kind: 'gift-card' as const };
    if (cents > 0)
      await moves.moveCredit({ credit, type: 'issued', amount: Money.ofCents(cents), actor: SYSTEM });
  }
  const expire = new ExpireCredit(credits, moves, new DirectUnitOfWork(), clock);
  const balances = () => [...credits.stored.values()].map(({ balance }) => balance.cents);
  return { credits, ledger, expire, balances, clock };
}

describe('gift cards that have ended', () => {
  it('are owed no more, once, and the book says that they expired', async () => {
    const { expire, balances, ledger } = await shop([
      { cents: 500, expiresAt: NOW },
      { cents: 700, expiresAt: new Date(NOW.getTime() + 1) },
      { cents: 900, expiresAt: null },
      { cents: 300, expiresAt: new Date(0), isDisabled: true },
      { cents: 0, expiresAt: new Date(0) },
    ]);
    expect(await expire.expireCredit()).toBe(2);
    expect(balances()).toEqual([0, 700, 900, 0, 0]);
    const ended = ledger.entries.filter(({ type }) => type === 'credit_expiry');
    expect(ended.map(({ amount }) => amount.cents).sort()).toEqual([300, 500]);
    expect(await expire.expireCredit()).toBe(0);
  });
});

it('an account sees the credit that pays', async () => {
  const { credits, clock } = await shop([]);
  const own = { kind: 'store-credit' as const, lastFour: null, codeHash: null, accountId: 'ann', note: '' };
  await credits.add({
    ...own,
    ...{ id: 'empty', isDisabled: false, expiresAt: null, createdAt: NOW, currency: baseCurrency() },
  });
  const mine = new MyCredit(credits, clock);
  expect(await mine.listCredit('ann')).toEqual([]);
  const amount = Money.ofCents(500);
  const entry = { id: 'e', creditId: 'empty', type: 'issued' as const, amount, reference: 'e' };
  await credits.move({ ...entry, orderId: null, reason: '', actor: SYSTEM, occurredAt: NOW });
  expect((await mine.listCredit('ann')).map(({ balance }) => balance.cents)).toEqual([500]);
  expect(await mine.listCredit('bob')).toEqual([]);
});
