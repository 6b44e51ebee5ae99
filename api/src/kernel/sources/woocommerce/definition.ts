import type { Source } from '../contract.js';
import { customers } from './customers.js';
import { orders } from './orders.js';
import { products } from './products.js';
import { redirects } from './redirects.js';

/** WooCommerce, by its own exporter (`WC_Product_CSV_Exporter`). */
export const woocommerce: Source = {
  name: 'woocommerce',
  label: 'WooCommerce',
  files: { products, customers, orders, redirects },
};
