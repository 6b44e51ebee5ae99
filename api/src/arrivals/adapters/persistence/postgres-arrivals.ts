import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { lockName } from '../../../platform/database/named-lock.js';
import { Arrivals } from '../../application/arrivals.js';
import {
  isOpen,
  type Arrival,
  type ArrivalKind,
  type ArrivalTerms,
  type WantedLine,
} from '../../domain/arrival.js';
import { BundlesDoNotArrive } from '../../domain/refusals.js';
import type { ArrivalTables } from './tables.js';

/** Goods on their way in PostgreSQL: whoever changes one holds its row. */
@Injectable()
export class PostgresArrivals extends PostgresAdapter<ArrivalTables> implements Arrivals {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async find(kind: ArrivalKind, id: string): Promise<Arrival | undefined> {
    const row = await this.tables()
      .selectFrom('arrival')
      .selectAll()
      .select(dayOf)
      .where((eb) => eb.and({ kind, id }))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const lines = await this.tables()
      .selectFrom('arrival_line')
      .selectAll()
      .where('arrival_id', '=', id)
      .orderBy('position')
      .execute();
    return {
      ...{ id, kind: row.kind, state: row.state, version: row.version },
      ...{ placeId: row.place_id, fromPlaceId: row.from_place_id, supplier: row.supplier },
      ...{ supplierEmail: row.supplier_email, reference: row.reference, note: row.note },
      ...{ expectedOn: row.day, currency: row.currency, rate: row.rate },
      lines: lines.map((line) => ({
        ...{ variantId: line.variant_id, quantity: line.quantity, costCents: line.cost_cents },
        ...{ received: line.received, lost: line.lost, withdrawn: line.withdrawn },
      })),
    };
  }

  async add(kind: ArrivalKind, id: string, terms: ArrivalTerms): Promise<number[]> {
    const [named, missing, bundles] = await this.named(terms.lines);
    if (missing.length > 0) return missing;
    if (bundles.length > 0) throw new BundlesDoNotArrive(bundles);
    await lockName(this.tables(), `arrival ${kind}`);
    const number = await this.nextNumber(kind);
    const row = { id, kind, number, state: 'draft' as const, created_at: this.clock.now() };
    await this.tables()
      .insertInto('arrival')
      .values({ ...row, ...rowOf(terms) })
      .execute();
    await this.write(id, named);
    return [];
  }

  /** Above all that were given, also to drafts that were thrown away, and all that an archive has brought. */
  private async nextNumber(kind: ArrivalKind): Promise<number> {
    const { number } = await this.tables()
      .selectFrom('arrival')
      .select(({ eb, fn, lit, val }) => {
        const sequence = val(`${kind}_number`);
        const highest = eb(fn.coalesce(fn.max('number'), lit(1000)), '+', 1);
        const next = fn<number>('greatest', [fn('nextval', [sequence]), highest]);
        return fn<number>('setval', [sequence, next]).as('number');
      })
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return Number(number);
  }

  async rewrite(id: string, terms: ArrivalTerms): Promise<number[]> {
    const [named, missing, bundles] = await this.named(terms.lines);
    const { state } = await this.tables()
      .updateTable('arrival')
      .set((eb) => ({ ...rowOf(terms), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning('state')
      .executeTakeFirstOrThrow();
    // the goods of what was sent stay, also those that are gone from the catalogue
    if (state !== 'draft') return [];
    if (missing.length > 0) return missing;
    if (bundles.length > 0) throw new BundlesDoNotArrive(bundles);
    await this.tables().deleteFrom('arrival_line').where('arrival_id', '=', id).execute();
    await this.write(id, named);
    return [];
  }

  async progress(arrival: Arrival): Promise<void> {
    const { id, state, lines } = arrival;
    const now = this.clock.now();
    await this.tables()
      .updateTable('arrival')
      .set((eb) => ({
        ...{ state, version: eb('version', '+', 1) },
        sent_at: eb.fn.coalesce('sent_at', eb.val(now)),
        ended_at: isOpen(arrival) ? null : now,
      }))
      .where('id', '=', id)
      .execute();
    for (const { variantId, received, lost, withdrawn } of lines)
      await this.tables()
        .updateTable('arrival_line')
        .set({ received, lost, withdrawn })
        .where((eb) => eb.and({ arrival_id: id, variant_id: variantId }))
        .where((eb) =>
          eb.or([eb('received', '<>', received), eb('lost', '<>', lost), eb('withdrawn', '<>', withdrawn)]),
        )
        .execute();
  }

  async remove(id: string): Promise<void> {
    await this.tables().deleteFrom('arrival').where('id', '=', id).execute();
  }

  /** The lines with what their variants are called, the places of those that are not there or stand twice, and those of bundles. */
  private async named(lines: readonly WantedLine[]) {
    const ids = lines.map(({ variantId }) => variantId);
    const rows = await this.tables()
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .innerJoin('stock', 'stock.variant_id', 'variant.id')
      .select(['variant.id', 'variant.sku', 'variant.options', 'product.name', 'stock.is_bundle'])
      .where('variant.id', '=', (eb) => eb.fn.any(manyIds(ids)))
      .where('archived_at', 'is', null)
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const missing = ids.flatMap((id, index) => (known.has(id) && ids.indexOf(id) === index ? [] : [index]));
    const named = lines.map((line) => {
      const { name = '', sku = '', options = {} } = known.get(line.variantId) ?? {};
      return { ...line, sku, name: [name, ...Object.values(options)].join(', ') };
    });
    const bundles = ids.flatMap((id, index) => (known.get(id)?.is_bundle ? [index] : []));
    return [named, missing, bundles] as const;
  }

  private async write(id: string, lines: readonly (WantedLine & { name: string; sku: string })[]) {
    if (lines.length === 0) return;
    await this.tables()
      .insertInto('arrival_line')
      .values(
        lines.map(({ variantId, quantity, costCents, name, sku }, position) => ({
          ...{ arrival_id: id, variant_id: variantId, position, name, sku, quantity },
          cost_cents: costCents,
        })),
      )
      .execute();
  }
}

/** The day as it is written, which the driver would make a moment of. */
const dayOf = ({ cast }: ExpressionBuilder<ArrivalTables, 'arrival'>) =>
  cast<string | null>('expected_on', 'text').as('day');

type Row = Selectable<ArrivalTables['arrival']>;

const rowOf = (
  terms: ArrivalTerms,
): Omit<Row, 'id' | 'kind' | 'number' | 'state' | 'version' | `${string}_at`> => ({
  ...{ place_id: terms.placeId, from_place_id: terms.fromPlaceId, supplier: terms.supplier },
  ...{ supplier_email: terms.supplierEmail, reference: terms.reference, note: terms.note },
  ...{ expected_on: terms.expectedOn, currency: terms.currency, rate: terms.rate },
});
