import type { Money } from '../../kernel/money.js';
import { depositAndBalance, type Obligation } from '../domain/obligation.js';
import { PaymentStrategy, type ProviderWord } from './strategy.js';

/** In cash: a deposit now and the balance on delivery, both recorded by the shop's staff. */
export class CashStrategy extends PaymentStrategy {
  override readonly method = 'cash';
  override readonly providers = ['cash', 'none'] as const;
  override readonly holdMinutes = 48 * 60;
  override readonly takesDeposit = true;

  override obligations(total: Money, depositPercent: number): Obligation[] {
    return depositAndBalance('cash', total, depositPercent);
  }

  override plan(): undefined {
    return undefined;
  }

  override start(): Promise<ProviderWord> {
    return Promise.resolve({ fact: 'paid' });
  }

  override read(): Promise<ProviderWord> {
    return this.start();
  }

  override stop(): Promise<ProviderWord> {
    return this.start();
  }
}
