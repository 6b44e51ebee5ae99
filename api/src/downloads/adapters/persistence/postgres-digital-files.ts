import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { DigitalFiles, type VariantFiles } from '../../application/ports.js';
import type { DigitalFile } from '../../domain/digital-file.js';
import type { DownloadTables } from './tables.js';

/** Files that are sold, in PostgreSQL. */
@Injectable()
export class PostgresDigitalFiles extends PostgresAdapter<DownloadTables> implements DigitalFiles {
  async ofProduct(productId: string): Promise<VariantFiles[] | undefined> {
    const variants = await this.tables()
      .selectFrom('variant')
      .select(['id as variantId', 'sku', 'options'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    if (variants.length === 0) return undefined;
    const rows = await this.tables()
      .selectFrom('digital_file')
      .selectAll()
      .where(
        'variant_id',
        'in',
        variants.map(({ variantId }) => variantId),
      )
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute();
    const files = Map.groupBy(rows.map(fileOf), ({ variantId }) => variantId);
    return variants.map((one) => ({ ...one, files: files.get(one.variantId) ?? [] }));
  }

  async lockCount(productId: string, variantId: string): Promise<number | undefined> {
    const variant = await this.tables()
      .selectFrom('variant')
      .select('id')
      .where('id', '=', variantId)
      .where('product_id', '=', productId)
      .forUpdate()
      .executeTakeFirst();
    if (!variant) return undefined;
    const { count } = await this.tables()
      .selectFrom('digital_file')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('variant_id', '=', variantId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async add(file: DigitalFile): Promise<void> {
    const { variantId, createdAt, ...rest } = file;
    await this.tables()
      .insertInto('digital_file')
      .values({ ...rest, variant_id: variantId, created_at: createdAt })
      .execute();
  }

  async remove(productId: string, fileId: string, at: Date): Promise<DigitalFile | undefined> {
    const row = await this.tables()
      .updateTable('digital_file')
      .set({ removed_at: at })
      .where('id', '=', fileId)
      .where('removed_at', 'is', null)
      .where('variant_id', 'in', (eb) =>
        eb.selectFrom('variant').select('variant.id').where('variant.product_id', '=', productId),
      )
      .returningAll()
      .executeTakeFirst();
    return row && fileOf(row);
  }

  async idle(now: Date, limit: number): Promise<Pick<DigitalFile, 'id' | 'key'>[]> {
    await this.removeThoseOfNoVariant(now);
    return this.tables()
      .selectFrom('digital_file as f')
      .select(['f.id', 'f.key'])
      .where('f.removed_at', 'is not', null)
      .where('f.erased_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('download as d')
              .select('d.id')
              .whereRef('d.file_id', '=', 'f.id')
              .where('d.revoked_at', 'is', null)
              .where('d.until', '>', now.toISOString()),
          ),
        ),
      )
      .orderBy('f.id')
      .limit(limit)
      .execute();
  }

  async erased(fileId: string, at: Date): Promise<void> {
    await this.tables().updateTable('digital_file').set({ erased_at: at }).where('id', '=', fileId).execute();
  }

  private async removeThoseOfNoVariant(now: Date): Promise<void> {
    await this.tables()
      .updateTable('digital_file')
      .set({ removed_at: now })
      .where('removed_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('variant').select('variant.id').whereRef('variant.id', '=', 'digital_file.variant_id'),
          ),
        ),
      )
      .execute();
  }
}

const fileOf = (row: Selectable<DownloadTables['digital_file']>): DigitalFile => ({
  ...{ id: row.id, variantId: row.variant_id, key: row.key, name: row.name, bytes: Number(row.bytes) },
  ...{ type: row.type, createdAt: new Date(row.created_at) },
});
