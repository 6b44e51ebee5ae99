import type { Order } from '../../orders/domain/order.js';
import type { Attempt } from '../../payments/domain/payment.js';
import type { Tender } from '../../payments/domain/tender.js';
import type { PaymentProgress } from './payment-progress.js';

/** What a shopper is told after asking to pay. */
export interface PaymentAnswer {
  order: Order;
  tenders: Tender[];
  /** What is due now; undefined when nothing is. */
  tender: Tender | undefined;
  /** The last attempt at it; undefined when staff records the money, or nothing is due. */
  attempt: Attempt | undefined;
  status: PaymentProgress;
  /** Where the shopper pays, or lands when there is nothing left to pay. */
  url: string | null;
  /** With what a wallet of the browser confirms it, where one is to pay it. */
  express: { session: string; secret: string } | null;
}
