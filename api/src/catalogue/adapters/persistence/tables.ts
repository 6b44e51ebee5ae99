import type { Tables } from '../../../platform/database/tables.js';
import type { categorySchema } from './category.schema.js';
import type {
  priceChangeSchema,
  productCategorySchema,
  productImageSchema,
  productSchema,
  variantSchema,
} from './product.schema.js';
import type { searchWordCutSchema, searchWordSchema } from './search-word.schema.js';

/** The tables of the catalogue. */
export type CatalogueTables = Tables<
  | typeof productSchema
  | typeof productCategorySchema
  | typeof productImageSchema
  | typeof variantSchema
  | typeof priceChangeSchema
  | typeof categorySchema
  | typeof searchWordSchema
  | typeof searchWordCutSchema
>;
