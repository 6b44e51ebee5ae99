import { Injectable } from '@nestjs/common';
import { ShopLooks } from '../../../kernel/shop-look.js';
import { SHOP_NAME, SUPPORT_EMAIL } from '../../../kernel/shop-defaults.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { ShopIdentity } from '../../application/ports.js';
import { brandOf } from '../../domain/brand.js';
import type { Shop } from '../../domain/letters.js';

/** The shop's name and mailbox from its settings, its address from the configuration: a `Host` header is never believed. */
@Injectable()
export class PostgresShopIdentity extends ShopIdentity {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly terms: ShopTerms,
    private readonly identity: ShopLooks,
  ) {
    super();
  }

  override async read(): Promise<Shop> {
    const row = await this.database
      .sql<Tables<typeof settingSchema>>()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'shop')
      .executeTakeFirst();
    const decided = (row?.value ?? {}) as Partial<Shop>;
    const { name = SHOP_NAME, supportEmail = SUPPORT_EMAIL, bankDetails = '', address = '' } = decided;
    const { hasEuRules: euRules } = await this.terms.read();
    const url = this.config.publicUrl;
    const brand = brandOf(await this.identity.get(), { name, url, address });
    return { name, supportEmail, bankDetails, address, euRules, url, ...(brand && { brand }) };
  }
}
