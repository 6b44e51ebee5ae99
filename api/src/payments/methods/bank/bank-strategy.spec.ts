import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { paymentSettings } from '../../testing/payment-settings.js';
import { BankStrategy } from './bank-strategy.js';

const WEEK_MINUTES = 10_080;

const bank = (details: string) =>
  new BankStrategy(Object.assign({}, paymentSettings, { bankDetails: () => Promise.resolve(details) }));

describe('a bank transfer', () => {
  it('is offered once the shop names an account, which the shopper is then told', async () => {
    const transfer = bank('  IBAN DE02 1203 0000 0000 2020 51\n');
    expect(await transfer.isOffered()).toBe(true);
    expect(await transfer.instructions()).toBe('IBAN DE02 1203 0000 0000 2020 51');
  });

  it('is not offered without an account, nor for one of blanks', async () => {
    for (const none of ['', ' \n ']) {
      expect(await bank(none).isOffered()).toBe(false);
      expect(await bank(none).instructions()).toBeNull();
    }
  });

  it('is of the whole total at once, whatever the shop’s deposit is', () => {
    const amount = Money.ofCents(2_549);
    expect(bank('').tenders(amount, 40)).toEqual([{ method: 'bank', amount, obligation: 'now' }]);
    expect(bank('').takesDeposit).toBe(false);
  });

  it('holds the stock for a week', () => {
    expect(bank('').holdMinutes()).toBe(WEEK_MINUTES);
  });

  it('is recorded and given back by staff: nothing begins by itself, and nobody can be asked', async () => {
    const transfer = bank('IBAN');
    const { method, provider, label, collectedBy, refunds, retry, next } = transfer;
    expect([method, provider, label]).toEqual(['bank', 'bank', 'Bank Transfer']);
    expect([collectedBy, refunds, retry, next]).toEqual(['staff', 'by-hand', false, 'placed']);
    expect(transfer.plan()).toBeUndefined();
    const unclear = { event: 'unclear', error: 'Staff records this money.' };
    expect([await transfer.start(), await transfer.read()]).toEqual([unclear, unclear]);
    expect(await transfer.stop()).toEqual({ event: 'expired' });
  });
});
