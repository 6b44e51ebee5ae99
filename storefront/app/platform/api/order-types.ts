import type { Address } from './account-types';

export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refunded';
export type PaymentMethod = 'card' | 'mobile' | 'cash';

export type CartLine = {
  _id: string;
  id: string;
  productId: string;
  variantId: string;
  name: string;
  options: Record<string, string>;
  price: number;
  originalPrice: number | null;
  quantity: number;
  image: string | null;
  stock: number | null;
  lineTotal: number;
};

export type CartSummary = { itemCount: number; subtotal: number; shipping: number; total: number };
export type Cart = { success: boolean; data: CartLine[]; summary: CartSummary };

export type OrderLine = {
  _id: string;
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  options: Record<string, string>;
  image: string | null;
  description: string;
  quantity: number;
  price: number;
  discount: number;
  total: number;
};

export type OrderSummary = {
  _id: string;
  id: string;
  number: string;
  status: string;
  paymentStatus: string;
  paymentDetail: string | null;
  paymentMethod: PaymentMethod;
  totalAmount: number;
  amountPaid: number;
  amountDue: number;
  createdAt: string;
  products: OrderLine[];
  itemCount: number;
  canCancel: boolean;
  canTrack: boolean;
  canReview: boolean;
  hasFeedback: boolean;
};

export type ReceiptLine = {
  variantId: string;
  name: string;
  quantity: number;
  listPrice: number;
  unitPrice: number;
  saleSaving: number;
  couponShare: number;
  total: number;
};

export type Receipt = {
  lines: ReceiptLine[];
  subtotal: number;
  couponCode: string | null;
  couponDiscount: number;
  shipping: number;
  total: number;
  currency: 'USD';
};

export type OrderPayment = {
  _id: string;
  kind: 'full' | 'deposit' | 'balance';
  method: PaymentMethod;
  amount: number;
  status: string;
  due: 'now' | 'on_delivery';
};

export type Refund = { _id: string; amount: number; status: string; reason: string; createdAt: string };

export type Order = OrderSummary & {
  subtotal: number;
  discount: number;
  shipping: number;
  couponCode: string | null;
  amountRefunded: number;
  user: { name: string; email: string };
  contact: { email: string; phone: string } | null;
  shippingAddress: Address | null;
  carrier: string | null;
  trackingNumber: string | null;
  timeline: { at: string; event: string; message: string }[];
  payments: OrderPayment[];
  refunds: Refund[];
  holdExpiresAt: string | null;
  payUrl: string | null;
  expectedDelivery: { from: string; to: string } | null;
  receipt: Receipt | null;
};

export type TrackingStatus = 'confirmed' | 'processing' | 'shipped' | 'in_transit' | 'delivered';

export type TrackingEvent = {
  id: string;
  status: TrackingStatus;
  description: string;
  timestamp: string;
  location: string;
};

export type Quote = {
  lines: CartLine[];
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  coupon: { code: string; description: string } | null;
};

export type CheckoutInput = {
  products?: { _id: string; name: string; price: number; quantity: number; variantId?: string }[];
  couponCode?: string;
  amount?: number;
  mobileNumber?: string;
  walletAmount?: number;
  contact?: { email: string; phone: string };
  shippingAddress?: Address;
};

/** What a wallet is asked for, in its own currency. */
export type WalletQuote = { amount: number; currency: string; rate: number };

export type PaymentState = {
  paymentId: string;
  orderId: string;
  method: PaymentMethod;
  status: 'pending' | 'processing' | 'paid' | 'failed' | 'expired';
  amount: number;
  lastError: string | null;
  wallet: WalletQuote | null;
};
