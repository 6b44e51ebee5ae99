/** The records of the admin API as the panel reads them. Money is in dollars with at most two places. */
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refunded';

export type Picture = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  optionValue: string | null;
  /** Chosen in the form and not yet sent. */
  rawFile?: File;
};
export type Variant = {
  /** Absent for one that is being added. */
  id?: string;
  sku: string;
  options: Record<string, string>;
  price: number;
  stock: number | null;
  /** What the stock was when it was read; only the difference is booked. */
  stockSeen?: number | null;
  held?: number;
};
export type ProductOption = { name: string; values: { value: string; swatch: string | null }[] };
export type ProductRecord = {
  id: string;
  name: string;
  description: string;
  category: string;
  categories: string[];
  price: number;
  maxPrice: number;
  discount: number;
  stock: number | null;
  lowStock: boolean;
  status: 'active' | 'archived';
  isFeatured: boolean;
  rating: number;
  ratingCount: number;
  soldCount: number;
  image: string | null;
  images: Picture[];
  options: ProductOption[];
  variants: Variant[];
  version: number;
  createdAt: string;
};
export type PriceChange = {
  id: string;
  variantId: string;
  sku: string;
  price: number;
  discount: number;
  changedBy: string | null;
  changedAt: string;
};

export type StockMovement = {
  id: string;
  sku: string;
  change: number;
  kind: 'opening' | 'sale' | 'sale_return' | 'return' | 'adjust' | 'receive';
  reason: string;
  orderId: string | null;
  changedBy: string | null;
  changedAt: string;
};

export type Address = {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
};
export type OrderLine = {
  _id: string;
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  options: Record<string, string>;
  image: string | null;
  quantity: number;
  price: number;
  discount: number;
  total: number;
};
export type Receipt = {
  lines: {
    variantId: string;
    name: string;
    quantity: number;
    listPrice: number;
    unitPrice: number;
    saleSaving: number;
    couponShare: number;
    total: number;
  }[];
  subtotal: number;
  couponCode: string | null;
  couponDiscount: number;
  shipping: number;
  total: number;
};
export type Payment = {
  _id: string;
  kind: 'full' | 'deposit' | 'balance';
  method: string;
  amount: number;
  status: string;
  due: 'now' | 'on_delivery';
};
export type Refund = {
  _id: string;
  amount: number;
  status: string;
  reason: string;
  createdAt: string;
  lines?: { variantId: string; name: string; quantity: number; amount: number; restocked: boolean }[];
};
export type TimelineEntry = {
  at: string;
  event: string;
  message: string;
  actor: 'customer' | 'staff' | 'admin' | 'system' | 'provider';
  actorName: string;
};
export type Attempt = {
  id: string;
  provider: string;
  providerRef: string | null;
  amount: number;
  state: string;
  lastError: string | null;
  createdAt: string;
};
export type LedgerPosting = {
  transactionId: string;
  type: string;
  provider: string;
  at: string;
  account: string;
  amount: number;
};
export type OrderRecord = {
  id: string;
  number: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentDetail: string;
  paymentMethod: 'card' | 'mobile' | 'cash';
  subtotal: number;
  discount: number;
  totalAmount: number;
  amountPaid: number;
  amountDue: number;
  amountRefunded: number;
  couponCode: string | null;
  createdAt: string;
  products: OrderLine[];
  itemCount: number;
  customer: { id: string | null; name: string; email: string };
  contact: { email: string; phone: string } | null;
  shippingAddress: Address | null;
  carrier: string | null;
  trackingNumber: string | null;
  timeline: TimelineEntry[];
  payments: Payment[];
  refunds: Refund[];
  receipt: Receipt | null;
  legalActions: string[];
  attempts: Attempt[];
  ledger: LedgerPosting[];
};

export type CategoryRecord = {
  id: string;
  name: string;
  count: number;
  position: number;
  image: string | null;
  description: string;
};

export type OrderCounts = Record<string, number>;
/** The list whose rows add up to a figure. */
export type FigureList = { resource: string; filter: Record<string, unknown> };
export type Figure =
  'netSales' | 'orders' | 'averageOrder' | 'pendingOrders' | 'lowStock' | 'pendingReviews' | 'newCustomers';
export type Stats = Record<Figure, number> & {
  soldOrders: number;
  days: { date: string; sales: number; orders: number }[];
  topProducts: { id: string; name: string; image: string | null; quantity: number; sales: number }[];
  filters: Record<Figure, FigureList>;
};
export type Invariant = {
  id: string;
  sentence: string;
  ok: boolean;
  broken: { record: string; detail: string }[];
};
export type Integrity = { ok: boolean; checkedAt: string; data: Invariant[] };
