import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { ARRIVAL_STATES, type ArrivalKind } from '../../domain/arrival.js';
import type { ArrivalTables } from './tables.js';

const RULES = {
  sorts: ['number', 'expectedOn', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', status: ARRIVAL_STATES, placeId: 'uuid' },
} as const;
export const PURCHASE_RULES: ListRules = { resource: 'purchase-orders', ...RULES };
export const TRANSFER_RULES: ListRules = { resource: 'transfers', ...RULES };

const SORTS = {
  id: 'arrival.id',
  number: 'number',
  expectedOn: 'expected_on',
  createdAt: 'arrival.created_at',
} as const;

type Read = ArrivalTables & { from: ArrivalTables['stock_place']; to: ArrivalTables['stock_place'] };
const { selectFrom } = expressionBuilder<Read, 'arrival'>();

const counted = (what: 'quantity' | 'received' | 'lost' | 'withdrawn') =>
  selectFrom('arrival_line')
    .select(({ fn, cast, lit }) => cast<number>(fn.coalesce(fn.sum(what), lit(0)), 'integer').as(what))
    .whereRef('arrival_id', '=', 'arrival.id');

/** Goods on their way as staff sees them, from the primary: what was just unpacked shows at once. */
@Injectable()
export class ArrivalReads extends PostgresAdapter<Read> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(kind: ArrivalKind, list: AdminList) {
    const [ids, q, states, places] = [list.ids, list.text('q'), list.all('status'), list.all('placeId')];
    let found = this.tables().selectFrom('arrival').where('kind', '=', kind);
    if (ids) found = found.where('arrival.id', 'in', ids);
    if (states) found = found.where((eb) => eb(eb.cast<string>('state', 'text'), 'in', states));
    if (places)
      found = found.where((eb) => eb.or([eb('place_id', 'in', places), eb('from_place_id', 'in', places)]));
    if (q)
      found = found.where((eb) =>
        eb.or([
          ...(['supplier', 'reference', 'note'] as const).map((column) => eb(column, 'ilike', containing(q))),
          eb(eb.cast<string>('number', 'text'), '=', q),
          eb.exists(
            eb
              .selectFrom('arrival_line')
              .select('variant_id')
              .whereRef('arrival_id', '=', 'arrival.id')
              .where((line) =>
                line.or([line('sku', 'ilike', containing(q)), line('name', 'ilike', containing(q))]),
              ),
          ),
        ]),
      );
    const page = pageOf(found, list, SORTS[list.sort as keyof typeof SORTS], 'arrival.id');
    const rows = await page.select('arrival.id').execute();
    const items = await this.heads(rows.map(({ id }) => id));
    const known = new Map(items.map((one) => [one.id, one]));
    return { items: rows.flatMap(({ id }) => known.get(id) ?? []), total: await this.totals.of(found) };
  }

  async find(kind: ArrivalKind, id: string) {
    const [head] = (await this.heads([id])).filter((one) => one.kind === kind);
    if (!head) return undefined;
    const lines = await this.tables()
      .selectFrom('arrival_line')
      .leftJoin('variant', 'variant.id', 'arrival_line.variant_id')
      .select(['arrival_line.variant_id as variantId', 'product_id as productId', 'name', 'arrival_line.sku'])
      .select(['quantity', 'cost_cents as costCents', 'received', 'lost', 'withdrawn'])
      .where('arrival_id', '=', id)
      .orderBy('arrival_line.position')
      .execute();
    return { ...head, lines };
  }

  /** What is on its way of each variant of a product, the earliest first; undefined without such a product. */
  async ofProduct(productId: string) {
    const rows = await this.tables()
      .selectFrom('product')
      .leftJoin('variant', 'variant.product_id', 'product.id')
      .leftJoin('arrival_line', (join) =>
        join
          .onRef('arrival_line.variant_id', '=', 'variant.id')
          .on((eb) => eb(eb('received', '+', eb('lost', '+', eb.ref('withdrawn'))), '<', eb.ref('quantity'))),
      )
      .leftJoin('arrival', (join) =>
        join
          .onRef('arrival.id', '=', 'arrival_line.arrival_id')
          .on('arrival.sent_at', 'is not', null)
          .on('arrival.ended_at', 'is', null),
      )
      .leftJoin('stock_place', 'stock_place.id', 'arrival.place_id')
      .select(['arrival.id', 'arrival.kind', 'arrival.number', 'variant.id as variantId', 'variant.sku'])
      .select(['stock_place.name as place', 'variant.options', 'arrival_line.quantity', 'received', 'lost'])
      .select(['withdrawn', (eb) => eb.cast<string | null>('expected_on', 'text').as('expectedOn')])
      .where('product.id', '=', productId)
      .orderBy('expected_on')
      .orderBy('arrival.number')
      .orderBy('variant.position')
      .limit(MOST_ON_THE_WAY)
      .execute();
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ id, kind, number, variantId, sku, place, options, expectedOn, ...counts }) =>
      id === null || kind === null || number === null || variantId === null
        ? []
        : [
            {
              ...{ id, kind, number, variantId, sku: sku ?? '', options: options ?? {}, place: place ?? '' },
              ...{ expectedOn, pieces: left(counts) },
            },
          ],
    );
  }

  private async heads(ids: readonly string[]) {
    return this.tables()
      .selectFrom('arrival')
      .innerJoin('stock_place as to', 'to.id', 'place_id')
      .leftJoin('stock_place as from', 'from.id', 'from_place_id')
      .select(['arrival.id', 'kind', 'number', 'state as status', 'arrival.version'])
      .select([
        'place_id as placeId',
        'to.name as place',
        'from_place_id as fromPlaceId',
        'from.name as fromPlace',
      ])
      .select(['supplier', 'supplier_email as supplierEmail', 'reference', 'note', 'currency', 'rate'])
      .select(['arrival.created_at as createdAt', 'sent_at as sentAt', 'ended_at as endedAt'])
      .select((eb) => eb.cast<string | null>('expected_on', 'text').as('expectedOn'))
      .select([
        counted('quantity').as('pieces'),
        counted('received').as('received'),
        counted('lost').as('lost'),
        counted('withdrawn').as('withdrawn'),
      ])
      .where('arrival.id', '=', (eb) => eb.fn.any(manyIds(ids)))
      .execute();
  }
}

const MOST_ON_THE_WAY = 1_000;

type Counts = Record<'quantity' | 'received' | 'lost' | 'withdrawn', number | null>;
const left = ({ quantity, received, lost, withdrawn }: Counts): number =>
  (quantity ?? 0) - (received ?? 0) - (lost ?? 0) - (withdrawn ?? 0);

export type ArrivalHead = Awaited<ReturnType<ArrivalReads['list']>>['items'][number];
export type ArrivalInFull = NonNullable<Awaited<ReturnType<ArrivalReads['find']>>>;
export type OnItsWay = NonNullable<Awaited<ReturnType<ArrivalReads['ofProduct']>>>[number];
