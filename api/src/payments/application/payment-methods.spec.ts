import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt } from '../domain/payment.js';
import { InvalidPaymentMethod } from '../domain/refusals.js';
import { InMemoryCardGateway } from '../testing/in-memory-card-gateway.js';
import { CardStrategy } from '../methods/card/card-strategy.js';
import { CashStrategy } from '../methods/cash/cash-strategy.js';
import { RetiredMethod } from '../methods/retired.js';
import { PaymentMethods } from './payment-methods.js';
import { paymentSettings } from '../testing/payment-settings.js';

const methods = new PaymentMethods([
  new CardStrategy(new InMemoryCardGateway(), paymentSettings),
  new CashStrategy(paymentSettings),
]);
const attempt = (provider: ProviderName): Attempt => ({
  id: 'attempt',
  tenderId: 'payment',
  orderId: 'order',
  provider,
  providerRef: null,
  providerIntent: null,
  idempotencyKey: 'attempt:attempt',
  request: {},
  url: null,
  amount: Money.zero,
  state: 'creating',
  lastError: null,
  expiresAt: null,
  nextCheckAt: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
});

describe('what a way to pay says of itself', () => {
  it('tells who gives money back, who collects it and whether it may be tried again', () => {
    const told = methods.all.map(({ method, refunds, collectedBy, next, retry }) => [
      method,
      refunds,
      collectedBy,
      next,
      retry,
    ]);
    expect(told).toEqual([
      ['card', 'api', 'provider', 'redirect', true],
      ['cash', 'by-hand', 'staff', 'placed', false],
    ]);
  });

  it('finds the strategy of an attempt, and knows no other', () => {
    expect(methods.behind(attempt('none'))).toBeInstanceOf(RetiredMethod);
    expect(methods.behind(attempt('cash'))).toBe(methods.of('cash'));
    expect(() => methods.of('cheque')).toThrow(InvalidPaymentMethod);
  });

  it('never takes the end of an attempt for money: cash is not paid by being stopped', async () => {
    expect((await methods.behind(attempt('cash')).stop(attempt('cash'))).event).toBe('expired');
    expect((await methods.behind(attempt('cash')).read(attempt('cash'))).event).toBe('unclear');
  });
});
