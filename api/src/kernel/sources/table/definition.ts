import type { Source } from '../contract.js';
import { customers } from './customers.js';
import { orders } from './orders.js';
import { products } from './products.js';
import { redirects } from './redirects.js';

/** Any other file: by the columns of the shop's own export, or those that a person says they are. */
export const table: Source = {
  name: 'table',
  label: 'Another file',
  files: { products, customers, orders, redirects },
};
