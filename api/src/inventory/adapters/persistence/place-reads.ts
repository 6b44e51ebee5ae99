import { Injectable } from '@nestjs/common';
import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { DEFAULT_PLACE } from '../../domain/place.js';
import type { OrderPlacesDto, PlaceDto, ProductPlacesDto } from '../http/places.dto.js';
import { toPlace } from './place-rows.js';
import type { InventoryTables } from './tables.js';

type Read = InventoryTables & Tables<typeof productSchema | typeof variantSchema | typeof orderLineSchema>;

export const PLACE_RULES: ListRules = {
  resource: 'places',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: { q: 'text', sellsOnline: 'flag', isPickup: 'flag' },
};

/** Places that are open, and what lies where. */
@Injectable()
export class PlaceReads extends PostgresAdapter<Read> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: PlaceDto[]; total: number }> {
    const [ids, q] = [list.ids, list.text('q')];
    const [sells, pickup] = [list.flag('sellsOnline'), list.flag('isPickup')];
    let found = this.open();
    if (ids) found = found.where('id', 'in', ids);
    if (q)
      found = found.where((eb) =>
        eb.or([eb('name', 'ilike', containing(q)), eb('address', 'ilike', containing(q))]),
      );
    if (sells !== undefined) found = found.where('sells_online', '=', sells);
    if (pickup !== undefined) found = found.where('is_pickup', '=', pickup);
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    const rows = await found
      .selectAll()
      .orderBy(list.sort === 'name' ? 'name' : 'created_at', direction)
      .orderBy('id', direction)
      .limit(list.limit)
      .offset(list.offset)
      .execute();
    return { items: rows.map((row) => viewOf(toPlace(row))), total: await this.totals.of(found) };
  }

  async find(id: string): Promise<PlaceDto | undefined> {
    const row = await this.open().selectAll().where('id', '=', id).executeTakeFirst();
    return row && viewOf(toPlace(row));
  }

  /** Undefined when there is no such product. */
  async ofProduct(productId: string): Promise<ProductPlacesDto | undefined> {
    const variants = await this.tables()
      .selectFrom('product')
      .leftJoin('variant', (join) =>
        join.onRef('variant.product_id', '=', 'product.id').on('variant.archived_at', 'is', null),
      )
      .leftJoin('stock', 'stock.variant_id', 'variant.id')
      .select(['variant.id', 'variant.sku', 'variant.options'])
      .select(['stock.on_hand', 'stock.elsewhere', 'stock.is_bundle'])
      .where('product.id', '=', productId)
      .orderBy('variant.position')
      .orderBy('variant.id')
      .execute();
    if (variants.length === 0) return undefined;
    const ids = variants.flatMap(({ id }) => (id === null ? [] : [id]));
    const [places, there] = [await this.places(), await this.there(ids)];
    return {
      places,
      variants: variants.flatMap(({ id, sku, options, on_hand, elsewhere, is_bundle }) =>
        id === null
          ? []
          : [
              {
                ...{ variantId: id, sku: sku ?? '', options: options ?? {}, onHand: on_hand },
                isBundle: is_bundle ?? false,
                levels: places.map((place) => ({
                  placeId: place.id,
                  onHand: place.isDefault
                    ? on_hand === null
                      ? null
                      : on_hand - (elsewhere ?? 0)
                    : (there.get(`${id} ${place.id}`) ?? 0),
                })),
              },
            ],
      ),
    };
  }

  /** Undefined where nothing of the order has left the shelves. */
  async ofOrder(orderId: string): Promise<OrderPlacesDto | undefined> {
    const holds = await this.tables()
      .selectFrom('stock_hold')
      .innerJoin('stock', 'stock.variant_id', 'stock_hold.variant_id')
      .select(['stock_hold.variant_id', 'on_hand', 'elsewhere'])
      .select((eb) => eb('quantity', '-', eb.ref('returned')).as('quantity'))
      .where('order_id', '=', orderId)
      .where('state', '=', 'committed')
      .orderBy('stock_hold.variant_id')
      .execute();
    if (holds.length === 0) return undefined;
    const taken = await this.tables()
      .selectFrom('stock_taken')
      .select(['variant_id', 'place_id', 'quantity'])
      .where('order_id', '=', orderId)
      .orderBy('place_id')
      .execute();
    const ids = holds.map(({ variant_id }) => variant_id);
    const [places, there, names] = [await this.places(), await this.there(ids), await this.names(orderId)];
    return {
      places,
      lines: holds.map(({ variant_id, quantity, on_hand, elsewhere }) => {
        const others = taken.filter((one) => one.variant_id === variant_id);
        const here = quantity - others.reduce((sum, one) => sum + one.quantity, 0);
        return {
          ...{ variantId: variant_id, name: names.get(variant_id) ?? '' },
          taken: [
            ...(here > 0 ? [{ placeId: DEFAULT_PLACE, quantity: here }] : []),
            ...others.map((one) => ({ placeId: one.place_id, quantity: one.quantity })),
          ],
          levels: places.map((place) => ({
            placeId: place.id,
            onHand: place.isDefault
              ? on_hand === null
                ? null
                : on_hand - elsewhere
              : (there.get(`${variant_id} ${place.id}`) ?? 0),
          })),
        };
      }),
    };
  }

  private async places(): Promise<PlaceDto[]> {
    const rows = await this.open()
      .selectAll()
      .orderBy('is_default', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => viewOf(toPlace(row)));
  }

  /** What lies at other places than the default one, by variant and place. */
  private async there(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.tables()
      .selectFrom('place_stock')
      .selectAll()
      .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .execute();
    return new Map(rows.map(({ variant_id, place_id, on_hand }) => [`${variant_id} ${place_id}`, on_hand]));
  }

  private async names(orderId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.tables()
      .selectFrom('order_line')
      .select(['variant_id', 'name', 'options', 'parts'])
      .where('order_id', '=', orderId)
      .execute();
    return new Map(
      rows
        .flatMap(
          ({ parts, ...line }) => parts?.map((part) => ({ ...part, variant_id: part.variantId })) ?? [line],
        )
        .map(({ variant_id, name, options }) => {
          const values = Object.values(options ?? {}).join(', ');
          return [variant_id, values ? `${name} (${values})` : name];
        }),
    );
  }

  private open() {
    return this.tables().selectFrom('stock_place').where('closed_at', 'is', null);
  }
}

const viewOf = (place: Omit<PlaceDto, 'isDefault'>): PlaceDto => ({
  ...place,
  isDefault: place.id === DEFAULT_PLACE,
});
