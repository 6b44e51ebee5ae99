import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { customerGroupSchema } from '../../../accounts/adapters/persistence/customer-group.schema.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import type {
  placeStockSchema,
  stockMovementSchema,
  stockPlaceSchema,
  stockSchema,
} from '../../../inventory/adapters/persistence/stock.schema.js';
import type {
  arrivalLineSchema,
  arrivalSchema,
} from '../../../arrivals/adapters/persistence/arrival.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { categorySchema } from './category.schema.js';
import type {
  bundlePartSchema,
  groupPriceSchema,
  priceChangeSchema,
  productCategorySchema,
  productFieldSchema,
  productImageSchema,
  productSchema,
  variantCostSchema,
  variantPriceSchema,
  variantSchema,
} from './product.schema.js';
import type {
  searchLogSchema,
  searchSynonymSchema,
  searchThingSchema,
  searchWordCutSchema,
  searchWordSchema,
} from './search-word.schema.js';

/** The tables of the catalogue. */
export type CatalogueTables = Tables<
  | typeof productSchema
  | typeof productCategorySchema
  | typeof productFieldSchema
  | typeof productImageSchema
  | typeof variantSchema
  | typeof variantCostSchema
  | typeof variantPriceSchema
  | typeof groupPriceSchema
  | typeof bundlePartSchema
  | typeof priceChangeSchema
  | typeof categorySchema
  | typeof searchThingSchema
  | typeof searchWordSchema
  | typeof searchWordCutSchema
  | typeof searchSynonymSchema
  | typeof searchLogSchema
>;

/** Prices of groups, and what the groups are called. */
export type GroupPriceTables = CatalogueTables & Tables<typeof customerGroupSchema>;

/** What staff's views of products read besides: stock and its book, and who changed it. `p` and `v` are the usual aliases. */
export type AdminTables = CatalogueTables &
  Tables<
    | typeof stockSchema
    | typeof stockMovementSchema
    | typeof stockPlaceSchema
    | typeof placeStockSchema
    | typeof accountSchema
    | typeof arrivalSchema
    | typeof arrivalLineSchema
  > &
  Shelves & {
    p: CatalogueTables['product'];
    v: CatalogueTables['variant'];
  };
