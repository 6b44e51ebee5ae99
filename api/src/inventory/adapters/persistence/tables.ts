import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { STOCK_TABLES } from './stock.schema.js';

/** The stock book. */
export type InventoryTables = Tables<(typeof STOCK_TABLES)[number]>;

export type HoldState = Selectable<InventoryTables['stock_hold']>['state'];

/** What of a shelf changed hands. */
export interface TransitionResult {
  variant_id: string;
  quantity: number;
}
