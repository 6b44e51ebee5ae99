import type { OrderState } from '../../orders/domain/order-states.js';

export interface ListedOrder {
  id: string;
  /** Of its currency, in smallest units. */
  totalCents: number;
  currency: string;
  status: string;
  paymentStatus: string;
  customer: string;
  email: string;
  placedAt: string;
}

export interface ListedCustomer {
  id: string;
  name: string;
  email: string;
  joinedAt: string;
  orders: number;
}

export interface Wanted {
  query: string | undefined;
  /** So many are looked for. */
  most: number;
}

/** What lists of the shop hold, the newest first. */
export abstract class ShopLists {
  abstract orders(wanted: Wanted & { status: OrderState | undefined }): Promise<ListedOrder[]>;
  /** People with an account, without those that were erased. */
  abstract customers(wanted: Wanted): Promise<ListedCustomer[]>;
  /** One of them. */
  abstract customer(id: string): Promise<{ id: string; name: string } | undefined>;
}
