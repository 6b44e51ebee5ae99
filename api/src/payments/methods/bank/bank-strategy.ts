import type { PaymentSettings } from '../../application/stores.js';
import { CollectedByStaff } from '../collected-by-staff.js';
import type { ProviderTools } from '../tools.js';
import { bank } from './definition.js';

/** To the account in the settings; without one not offered. */
export class BankStrategy extends CollectedByStaff {
  constructor(private readonly settings: PaymentSettings) {
    super(bank);
  }

  override async isOffered(): Promise<boolean> {
    return (await this.instructions()) !== null;
  }

  override async instructions(): Promise<string | null> {
    return (await this.settings.bankDetails()).trim() || null;
  }
}

export const make = ({ settings }: ProviderTools): BankStrategy => new BankStrategy(settings);
