import type { Money } from '../../kernel/money.js';
import { inFull, type Obligation } from '../domain/obligation.js';
import { ByStaffStrategy } from './by-staff-strategy.js';
import type { PaymentSettings } from './stores.js';

const DAY_MINUTES = 24 * 60;

/** By bank transfer to the account in the settings; staff records it when it has come. Without an account not offered. */
export class BankStrategy extends ByStaffStrategy {
  override readonly method = 'bank';
  override readonly label = 'Bank Transfer';
  override readonly payments = 'Bank transfers';
  override readonly provider = 'bank';

  constructor(private readonly settings: PaymentSettings) {
    super();
  }

  /** A transfer over a weekend and a holiday still arrives in time. */
  override holdMinutes(): number {
    return 7 * DAY_MINUTES;
  }

  override async isOffered(): Promise<boolean> {
    return (await this.instructions()) !== null;
  }

  override async instructions(): Promise<string | null> {
    return (await this.settings.bankDetails()).trim() || null;
  }

  override obligations(total: Money): Obligation[] {
    return inFull('bank', total);
  }
}
