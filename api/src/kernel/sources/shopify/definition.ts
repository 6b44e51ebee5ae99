import type { Source } from '../contract.js';
import { customers } from './customers.js';
import { orders } from './orders.js';
import { products } from './products.js';
import { redirects } from './redirects.js';

/** Shopify, by its help ("Using CSV files to import and export products"). */
export const shopify: Source = {
  name: 'shopify',
  label: 'Shopify',
  files: { products, customers, orders, redirects },
};
