import type { Source } from './contract.js';
import { evershop } from './evershop/definition.js';
import { shopify } from './shopify/definition.js';
import { table } from './table/definition.js';
import { woocommerce } from './woocommerce/definition.js';

/** The sources of files, the last one for any other. */
export const SOURCES: readonly Source[] = [shopify, woocommerce, evershop, table];
