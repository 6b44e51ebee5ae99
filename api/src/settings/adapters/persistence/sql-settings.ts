import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Settings } from '../../application/ports.js';
import { defaultSettings, type ShopSettings } from '../../domain/shop-settings.js';

interface Tables {
  setting: { key: string; value: unknown; updated_at: Date | string };
}

/** The row of `setting` that holds the shop's settings; also its id in the admin API. */
export const SHOP = 'shop';

@Injectable()
export class SqlSettings extends Settings {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async read(): Promise<ShopSettings> {
    const row = await this.database
      .sql<Tables>()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', SHOP)
      .executeTakeFirst();
    const decided = (row?.value ?? {}) as Partial<ShopSettings>;
    return { ...defaultSettings(this.config.env.DEPOSIT_PERCENT), ...decided };
  }

  override async write(settings: ShopSettings): Promise<void> {
    const row = { value: JSON.stringify(settings), updated_at: this.clock.now() };
    await this.database
      .sql<Tables>()
      .insertInto('setting')
      .values({ key: SHOP, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}

/** The terms that money rules ask for, out of the settings. */
@Injectable()
export class SettingsShopTerms extends ShopTerms {
  constructor(private readonly settings: Settings) {
    super();
  }

  override async depositPercent(): Promise<number> {
    return (await this.settings.read()).depositPercent;
  }
}
