import type { PaymentSettings } from '../../application/stores.js';
import { CollectedByStaff } from '../collected-by-staff.js';
import type { ProviderTools } from '../tools.js';
import { cash } from './definition.js';

/** Staff comes for the deposit; how long the shop waits for it is a setting. */
export class CashStrategy extends CollectedByStaff {
  constructor(private readonly settings: PaymentSettings) {
    super(cash);
  }

  override async holdMinutes(): Promise<number> {
    return (await this.settings.cashHoldHours()) * 60;
  }
}

export const make = ({ settings }: ProviderTools): CashStrategy => new CashStrategy(settings);
