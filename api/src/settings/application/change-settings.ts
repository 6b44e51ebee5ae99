import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Currency } from '../../kernel/currency.js';
import { checkChangeOfCurrency } from '../domain/change-of-currency.js';
import type { ShopSettings } from '../domain/shop-settings.js';
import type { Settings } from './ports.js';

/** Changes some of the shop's settings and leaves the others. */
export class ChangeSettings {
  constructor(
    private readonly settings: Settings,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Members that are undefined, or null where nothing may be empty, stay as they are. @throws CurrencyStands */
  execute(changes: Partial<ShopSettings>): Promise<ShopSettings> {
    const given = Object.entries(changes).filter(
      ([name, value]) => value !== undefined && mayBe(name, value),
    );
    return this.unitOfWork.run(async () => {
      const before = await this.settings.read();
      const now = {
        ...before,
        ...(Object.fromEntries(given) as Partial<ShopSettings>),
      };
      await this.checkCurrency(before.currency, now.currency);
      await this.settings.write(now);
      return now;
    });
  }

  private async checkCurrency(before: string, now: string): Promise<void> {
    if (now === before) return;
    const { hasOrders, hasPrices } = await this.settings.countsIn();
    checkChangeOfCurrency(Currency.of(before), Currency.of(now), { hasOrders, hasPrices });
  }
}

/** Only the end of the offer may be empty. */
const mayBe = (name: string, value: unknown) => value !== null || name === 'offerEndsAt';
