import { Injectable } from '@nestjs/common';
import type { VariantFiles } from '../../../downloads/adapters/persistence/sold-files.schema.js';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { SoldFiles } from '../../application/ports.js';

@Injectable()
export class PostgresSoldFiles implements SoldFiles {
  constructor(private readonly database: Database) {}

  async comeWith(variantIds: readonly string[]): Promise<boolean> {
    const one = await this.database
      .sql<VariantFiles>()
      .selectFrom('variant_file')
      .select('id')
      .where((eb) => eb('variant_id', '=', eb.fn.any(manyIds(variantIds))))
      .limit(1)
      .executeTakeFirst();
    return one !== undefined;
  }
}
