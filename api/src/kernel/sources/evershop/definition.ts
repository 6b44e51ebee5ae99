import type { Source } from '../contract.js';
import { customers } from './customers.js';
import { orders } from './orders.js';
import { products } from './products.js';
import { redirects } from './redirects.js';

/** EverShop, by the columns of its tables (`product`, `product_description`), for version 2.2 writes no files itself. */
export const evershop: Source = {
  name: 'evershop',
  label: 'EverShop',
  files: { products, customers, orders, redirects },
};
