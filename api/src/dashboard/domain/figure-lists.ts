import type { Period } from '../../kernel/period.js';

interface FigureList {
  resource: string;
  filter: Record<string, unknown>;
}

const NOT_CANCELLED = ['pending', 'processing', 'shipped', 'delivered'];

type FigureName =
  | 'netSales'
  | 'orders'
  | 'averageOrder'
  | 'pendingOrders'
  | 'lowStock'
  | 'pendingReviews'
  | 'newCustomers';

/** For each figure the admin list whose rows add up to it. */
export function figureLists({ from, until }: Period): Record<FigureName, FigureList> {
  const createdAt_gte = from.toISOString();
  const createdAt_lte = new Date(until.getTime() - 1).toISOString();
  const period = { createdAt_gte, createdAt_lte };
  const sold = { resource: 'orders', filter: { ...period, sold: true } };
  return {
    netSales: sold,
    orders: { resource: 'orders', filter: period },
    averageOrder: { resource: 'orders', filter: { ...sold.filter, status: NOT_CANCELLED } },
    pendingOrders: { resource: 'orders', filter: { status: 'pending' } },
    lowStock: { resource: 'products', filter: { lowStock: true } },
    pendingReviews: { resource: 'reviews', filter: { status: 'pending' } },
    newCustomers: { resource: 'customers', filter: { ...period, role: 'customer' } },
  };
}
