import { refusal } from '../../kernel/refusal.js';

/** Nothing on sale has this id. */
export const NothingToWaitFor = refusal('not-found', 'product_not_found', 'Product not found');

/** It can be bought now. */
export const InStockAlready = refusal('conflict', 'in_stock_already', 'It is in stock: you can buy it now.');
