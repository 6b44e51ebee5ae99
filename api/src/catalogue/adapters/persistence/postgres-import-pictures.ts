import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ImportPictures } from '../../application/import/import-pictures.js';
import type { FetchedPicture } from '../../domain/import/arrived-pictures.js';
import type { ImportTables } from './import-rows.js';

/** Rows of one insert: a statement takes 65,535 values at most. */
const BATCH = 1_000;

@Injectable()
export class PostgresImportPictures extends PostgresAdapter<ImportTables> implements ImportPictures {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async want(importId: string, addresses: readonly string[]): Promise<void> {
    const all = [...new Set(addresses)];
    for (let at = 0; at < all.length; at += BATCH)
      await this.tables()
        .insertInto('product_import_picture')
        .values(all.slice(at, at + BATCH).map((address) => ({ import_id: importId, address })))
        .execute();
  }

  async waiting(importId: string): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('product_import_picture')
      .select('address')
      .where('import_id', '=', importId)
      .where('media_key', 'is', null)
      .where('failure', 'is', null)
      .orderBy('address')
      .execute();
    return rows.map(({ address }) => address);
  }

  async settle(importId: string, address: string, became: FetchedPicture): Promise<void> {
    await this.tables()
      .updateTable('product_import_picture')
      .set('key' in became ? { media_key: became.key } : { failure: became.failure.replaceAll('\0', '') })
      .where('import_id', '=', importId)
      .where('address', '=', address)
      .execute();
    const touched = this.tables().updateTable('product_import').set({ touched_at: this.clock.now() });
    await touched.where('id', '=', importId).execute();
  }

  async settled(importId: string): Promise<ReadonlyMap<string, FetchedPicture>> {
    const rows = await this.tables()
      .selectFrom('product_import_picture')
      .select(['address', 'media_key', 'failure'])
      .where('import_id', '=', importId)
      .execute();
    return new Map(
      rows.flatMap(({ address, media_key: key, failure }): [string, FetchedPicture][] => {
        if (key !== null) return [[address, { key }]];
        return failure === null ? [] : [[address, { failure }]];
      }),
    );
  }

  async known(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (let at = 0; at < addresses.length; at += BATCH) {
      const rows = await this.tables()
        .selectFrom('product_import_picture as p')
        .select(['p.address', 'p.media_key'])
        .distinct()
        .where('p.address', 'in', addresses.slice(at, at + BATCH))
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('media as m').select('m.key').whereRef('m.key', '=', 'p.media_key')),
        )
        .execute();
      for (const { address, media_key: key } of rows) if (key !== null) found.set(address, key);
    }
    return found;
  }
}
