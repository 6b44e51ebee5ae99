import type { Tables } from '../../../platform/database/tables.js';
import type { Figure } from '../../domain/figures.js';
import type { orderSaleSchema, salesBookSchema, salesChangeSchema, salesSumSchema } from './sales.schema.js';

/** A row that the sums lack: of the function `open_sales`. */
export type OpenSale = Record<Figure, number> & {
  dimension: string;
  day: string;
  key: string;
  currency: string;
};

export type SalesTables = Tables<
  typeof orderSaleSchema | typeof salesBookSchema | typeof salesChangeSchema | typeof salesSumSchema
>;
