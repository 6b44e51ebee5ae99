import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ShopSettings } from '../domain/shop-settings.js';
import type { Settings } from './ports.js';

/** Changes some of the shop's settings and leaves the others. */
export class ChangeSettings {
  constructor(
    private readonly settings: Settings,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Members that are undefined, or null where nothing may be empty, stay as they are. */
  execute(changes: Partial<ShopSettings>): Promise<ShopSettings> {
    const given = Object.entries(changes).filter(
      ([name, value]) => value !== undefined && mayBe(name, value),
    );
    return this.unitOfWork.run(async () => {
      const now = {
        ...(await this.settings.read()),
        ...(Object.fromEntries(given) as Partial<ShopSettings>),
      };
      await this.settings.write(now);
      return now;
    });
  }
}

/** Only the end of the offer may be empty. */
const mayBe = (name: string, value: unknown) => value !== null || name === 'offerEndsAt';
