import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { ShopIdentity } from '../../application/ports.js';
import type { Shop } from '../../domain/letters.js';

interface Tables {
  setting: { key: string; value: { name?: string } };
}

/** The shop's name from its settings, its address from the configuration: a `Host` header is never believed. */
@Injectable()
export class SqlShopIdentity extends ShopIdentity {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  override async read(): Promise<Shop> {
    const row = await this.database
      .sql<Tables>()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'shop')
      .executeTakeFirst();
    return { name: row?.value.name ?? 'Duka', url: this.config.publicUrl };
  }
}
