import type { Money } from '../../kernel/money.js';
import { depositAndBalance, type Obligation } from '../domain/obligation.js';
import { ByStaffStrategy } from './by-staff-strategy.js';
import type { PaymentSettings } from './stores.js';

/** In cash: a deposit now and the balance on delivery, both recorded by the shop's staff. */
export class CashStrategy extends ByStaffStrategy {
  override readonly method = 'cash';
  override readonly label = 'Cash';
  override readonly payments = 'Cash payments';
  override readonly provider = 'cash';
  override readonly takesDeposit = true;

  constructor(private readonly settings: PaymentSettings) {
    super();
  }

  override async holdMinutes(): Promise<number> {
    return (await this.settings.cashHoldHours()) * 60;
  }

  override obligations(total: Money, depositPercent: number): Obligation[] {
    return depositAndBalance('cash', total, depositPercent);
  }
}
