import { Injectable } from '@nestjs/common';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { PartsOfBundles, wordedParts, type ShownPart } from '../../../kernel/bundle.js';
import { GoodsTexts, type OptionOfProduct } from '../../../kernel/goods-texts.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { CatalogueTables } from './tables.js';

const eb = expressionBuilder<CatalogueTables>();

/** A part as it is read: its options are in no order. */
export interface PartRow extends ShownPart {
  ofProduct: readonly OptionOfProduct[];
}

const partsOf = (variantId: Expression<string>) =>
  jsonArrayFrom(
    eb
      .selectFrom('bundle_part as b')
      .innerJoin('variant as one', 'one.id', 'b.part_id')
      .innerJoin('product as of', 'of.id', 'one.product_id')
      .select(['of.id as productId', 'one.id as variantId', 'of.name', 'one.options', 'b.quantity'])
      .select((own) => [
        own.ref('of.options').$castTo<readonly OptionOfProduct[]>().as('ofProduct'),
        own
          .and([own('of.status', '=', 'active'), own('one.archived_at', 'is', null)])
          .$castTo<boolean>()
          .as('isSold'),
      ])
      .where('b.bundle_id', '=', variantId)
      .orderBy('of.name')
      .orderBy('one.id'),
  ).$castTo<PartRow[]>();

/** What a bundle is made of; null of any other variant, where nothing is looked up. */
export const bundleParts = (variantId: Expression<string>, isBundle: Expression<SqlBool>) =>
  eb.case().when(isBundle).then(partsOf(variantId)).end();

export const shownParts = (rows: readonly PartRow[] | null): { parts?: ShownPart[] } =>
  rows === null
    ? {}
    : {
        parts: rows.map(({ ofProduct, options, ...part }) => ({
          ...part,
          options: optionsInOrder(options, ofProduct),
        })),
      };

/** Answers those who show bundles and are no catalogue. */
@Injectable()
export class PostgresPartsOfBundles implements PartsOfBundles {
  constructor(
    private readonly database: Database,
    private readonly texts: GoodsTexts,
  ) {}

  async of(variantIds: readonly string[]): Promise<ReadonlyMap<string, ShownPart[]>> {
    const rows = await this.database
      .sql<CatalogueTables>()
      .selectFrom('variant as v')
      .select('v.id')
      .select(({ ref }) => partsOf(ref('v.id')).as('parts'))
      .where(({ eb: is, fn }) => is('v.id', '=', fn.any(manyIds(variantIds))))
      .execute();
    const bundles = rows.flatMap(({ id, parts }) => (parts.length > 0 ? [{ id, ...shownParts(parts) }] : []));
    const worded = await wordedParts(bundles, this.texts);
    return new Map(worded.map(({ id, parts = [] }) => [id, parts]));
  }
}
