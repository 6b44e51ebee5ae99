import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { InMemoryCardGateway } from '../testing/in-memory-card-gateway.js';
import { InMemoryWallet } from '../testing/in-memory-wallet.js';
import { paymentSettings } from '../testing/payment-settings.js';
import { CardStrategy } from './card/card-strategy.js';
import { CashStrategy } from './cash/cash-strategy.js';
import { kindOf } from './known.js';
import { MobileStrategy } from './mobile/mobile-strategy.js';

const DAYS_IN_MINUTES = 2_880;
const gateway = new InMemoryCardGateway();
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const card = new CardStrategy(gateway, paymentSettings);
const mobile = new MobileStrategy(new InMemoryWallet(), paymentSettings, { next: () => 'id' }, clock);
const cash = new CashStrategy(paymentSettings);

describe('the ways to pay', () => {
  it('say who collects, who gives back and what the shopper must give', () => {
    const told = [card, mobile, cash].map((way) => [
      ...[way.method, way.collectedBy, way.refunds, way.retry, way.next, way.hosted, way.takesDeposit],
      [...way.needs],
    ]);
    expect(told).toEqual([
      ['card', 'provider', 'api', true, 'redirect', true, false, []],
      ['mobile', 'provider', 'by-hand', true, 'wait', false, false, ['mobileNumber']],
      ['cash', 'staff', 'by-hand', false, 'placed', false, true, []],
    ]);
  });

  it('call the card provider alone for messages, refunds and its list of pages', () => {
    expect([card.messageCalls, card.refundCalls, card.sessionCalls]).toEqual([gateway, gateway, gateway]);
    for (const way of [mobile, cash])
      expect([way.refundCalls, way.sessionCalls]).toEqual([undefined, undefined]);
    expect(cash.messageCalls).toBeUndefined();
  });

  it('take what a wallet’s provider sends as a hint about the payment that its address names', async () => {
    const read = (token?: string) => mobile.messageCalls.readMessage({ raw: '{}', headers: {}, token });
    expect(await read('token')).toEqual({ outcome: 'hint', token: 'token' });
    expect(await read()).toEqual({ outcome: 'hint', token: '' });
  });

  it('hold the stock longer than a page or a prompt lives, and as long as the shop waits for cash', async () => {
    expect([card.holdMinutes(), mobile.holdMinutes(), await cash.holdMinutes()]).toEqual([
      40,
      20,
      DAYS_IN_MINUTES,
    ]);
  });

  it('need no instructions where the pages tell, and no quote in the shop’s own currency', async () => {
    expect([await card.instructions(), await cash.instructions()]).toEqual([null, null]);
    expect([card.quote(Money.ofCents(1)), cash.quote(Money.ofCents(1))]).toEqual([undefined, undefined]);
    expect([await cash.isOffered(), cash.takes('JPY')]).toEqual([true, true]);
  });

  it('call a tender by when it is due, and what is due first in cash a deposit even where it is all', () => {
    const tenders = [card, cash].flatMap((way) => way.tenders(Money.ofCents(2_549), 40));
    const whole = [card, cash].flatMap((way) => way.tenders(Money.ofCents(2_549), 100));
    expect(tenders.map(kindOf)).toEqual(['full', 'deposit', 'balance']);
    expect(whole.map(kindOf)).toEqual(['full', 'deposit']);
  });

  it('have no tender of nothing: an order that costs nothing has none', () => {
    expect([card, mobile, cash].flatMap((way) => way.tenders(Money.zero, 40))).toEqual([]);
    expect(cash.tenders(Money.ofCents(2_549), 0).map(kindOf)).toEqual(['balance']);
  });
});
