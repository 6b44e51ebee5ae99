import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { SkuBook } from '../../application/skus.js';
import type { ProductState, VariantState } from '../../domain/product-state.js';
import { SkuTaken } from '../../domain/refusals.js';
import { variantRow } from './product-rows.js';
import type { CatalogueTables } from './tables.js';

/** The variants of products with their price history. One that orders or the stock book refer to is archived, never deleted. */
@Injectable()
export class VariantTable extends SkuBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async taken(skus: readonly string[]): Promise<ReadonlySet<string>> {
    if (skus.length === 0) return new Set();
    const rows = await this.tables()
      .selectFrom('variant')
      .select('sku')
      .where('sku', 'in', [...skus])
      .execute();
    return new Set(rows.map((row) => row.sku));
  }

  /** Brings the rows from `before` to `after`. @throws SkuTaken */
  async write(
    before: ProductState | undefined,
    after: ProductState,
    changedBy: string | null,
  ): Promise<void> {
    const kept = new Set(after.variants.map(({ id }) => id));
    const gone = before?.variants.filter(({ id }) => !kept.has(id)) ?? [];
    for (const variant of gone) await this.remove(variant);
    for (const index of after.variants.keys()) await this.put(after, index);
    await this.notePrices(before, after, changedBy);
  }

  private async put(product: ProductState, index: number): Promise<void> {
    const row = variantRow(product, index);
    const { sku, options, price_cents, position, archived_at } = row;
    await this.tables()
      .insertInto('variant')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ sku, options, price_cents, position, archived_at }),
      )
      .execute()
      .catch((error: unknown) => {
        throw sqlState(error) === UNIQUE_VIOLATION ? new SkuTaken(index) : error;
      });
  }

  /** The archived one makes room for a new one with the same options or the same name. */
  private async remove({ id }: VariantState): Promise<void> {
    const { rows } = await sql`delete from variant where id = ${id}
      and not exists (select from order_line where variant_id = ${id})
      and not exists (select from stock_movement where variant_id = ${id}) returning id`.execute(
      this.database.sql(),
    );
    if (rows.length === 1) return;
    await sql`update variant set archived_at = ${this.clock.now()}, sku = left(sku, 50) || '~' || right(id::text, 8),
      options = options || jsonb_build_object('archived', id) where id = ${id}`.execute(this.database.sql());
    await sql`delete from cart_line where variant_id = ${id}`.execute(this.database.sql());
  }

  private async notePrices(before: ProductState | undefined, after: ProductState, changedBy: string | null) {
    const known = new Map(before?.variants.map((variant) => [variant.id, variant.priceCents]));
    const changed = after.variants.filter(
      ({ id, priceCents }) => known.get(id) !== priceCents || before?.discount !== after.discount,
    );
    if (changed.length === 0) return;
    const rows = changed.map(({ id, priceCents }) => ({
      id: this.ids.next(),
      variant_id: id,
      price_cents: priceCents,
      discount_percent: after.discount,
      changed_by: changedBy,
      changed_at: this.clock.now(),
    }));
    await this.tables().insertInto('price_change').values(rows).execute();
  }

  private tables() {
    return this.database.sql<CatalogueTables>();
  }
}
