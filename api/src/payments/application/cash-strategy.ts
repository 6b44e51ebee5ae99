import type { Money } from '../../kernel/money.js';
import { depositAndBalance, type Obligation } from '../domain/obligation.js';
import { ByStaffStrategy } from './by-staff-strategy.js';

/** In cash: a deposit now and the balance on delivery, both recorded by the shop's staff. */
export class CashStrategy extends ByStaffStrategy {
  override readonly method = 'cash';
  override readonly label = 'Cash';
  override readonly provider = 'cash';
  override readonly holdMinutes = 48 * 60;
  override readonly takesDeposit = true;

  override obligations(total: Money, depositPercent: number): Obligation[] {
    return depositAndBalance('cash', total, depositPercent);
  }
}
