import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ChangeSettings } from '../../settings/application/change-settings.js';
import { ShopNotReady } from '../domain/refusals.js';
import { missingOf } from '../domain/steps.js';
import type { ReadShopFacts } from './read-shop-facts.js';

/** Lets visitors buy from now on. */
export class OpenShop {
  constructor(
    private readonly facts: ReadShopFacts,
    private readonly settings: ChangeSettings,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws ShopNotReady, naming each step that is left */
  async openShop(): Promise<void> {
    await this.unit.run(async () => {
      const missing = missingOf(await this.facts.readShopFacts());
      if (missing.length > 0) throw new ShopNotReady(missing);
      await this.settings.changeSettings({ isOpen: true });
    });
  }
}
