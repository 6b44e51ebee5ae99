import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ShopSettings } from '../domain/shop-settings.js';
import type { Settings } from './ports.js';

/** Changes some of the shop's settings and leaves the others. */
export class ChangeSettings {
  constructor(
    private readonly settings: Settings,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute(changes: Partial<ShopSettings>): Promise<ShopSettings> {
    return this.unitOfWork.run(async () => {
      const now = { ...(await this.settings.read()), ...changes };
      await this.settings.write(now);
      return now;
    });
  }
}
