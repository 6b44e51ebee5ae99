import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { channelDueSchema, channelItemSchema, channelSchema } from './channel.schema.js';

export type ChannelTables = Tables<
  | typeof channelSchema
  | typeof channelDueSchema
  | typeof channelItemSchema
  | typeof productSchema
  | typeof variantSchema
>;
