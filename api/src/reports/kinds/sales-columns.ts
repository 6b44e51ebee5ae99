import type { Figures } from '../domain/figures.js';
import type { Bounds, Column, Line, Opened } from './contract.js';

/** Of whole orders. */
export const SALES_COLUMNS: readonly Column[] = [
  { name: 'orders', label: 'Orders', unit: 'count' },
  { name: 'sold', label: 'Sold', unit: 'count' },
  { name: 'netSales', label: 'Net sales', unit: 'money' },
  { name: 'discount', label: 'Discounts', unit: 'money' },
  { name: 'delivery', label: 'Delivery', unit: 'money' },
  { name: 'tax', label: 'Tax', unit: 'money' },
  { name: 'total', label: 'Total', unit: 'money' },
  { name: 'back', label: 'Given back', unit: 'money' },
];

export const ofOrders = (key: string, sums: Figures): Line => ({
  key,
  figures: {
    orders: sums.orders,
    sold: sums.sold,
    netSales: sums.goods_cents,
    discount: sums.discount_cents,
    delivery: sums.delivery_cents,
    tax: sums.tax_cents,
    total: sums.left_cents,
    back: sums.back_cents,
  },
});

/** Of the lines of sold orders that are not cancelled. */
export const GOODS_COLUMNS: readonly Column[] = [
  { name: 'pieces', label: 'Pieces', unit: 'count' },
  { name: 'netSales', label: 'Net sales', unit: 'money' },
  { name: 'sales', label: 'With tax', unit: 'money' },
  { name: 'piecesBack', label: 'Pieces given back', unit: 'count' },
  { name: 'back', label: 'Given back', unit: 'money' },
];

export const ofGoods = (key: string, sums: Figures): Line => ({
  key,
  figures: {
    pieces: sums.pieces,
    netSales: sums.goods_cents,
    sales: sums.placed_cents,
    piecesBack: sums.pieces_back,
    back: sums.back_cents,
  },
});

/** The orders that were placed then. */
export const orders = ({ from, to }: Bounds, filter: Record<string, unknown> = {}): Opened => ({
  resource: 'orders',
  filter: { createdAt_gte: from, createdAt_lte: to, ...filter },
});

/** Of those the sold ones that are not cancelled. */
export const wholeOrders = (bounds: Bounds, filter: Record<string, unknown>): Opened =>
  orders(bounds, { sold: true, status: ['pending', 'processing', 'shipped', 'delivered'], ...filter });
