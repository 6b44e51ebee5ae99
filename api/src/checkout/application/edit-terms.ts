import type { PaymentMethod } from '../../payments/domain/method.js';

interface Pieces {
  variantId: string;
  quantity: number;
}

/** What staff wants to change of a placed order, or of what has come back of it. */
export interface EditTerms {
  orderId: string;
  /** The return whose goods have arrived: they are what leaves, and nothing else. */
  returnId?: string | undefined;
  /** The shop pays for sending what comes for a return; where it had got it wrong, unless said. */
  freeDelivery?: boolean | undefined;
  /** What leaves it, of its lines. */
  leaving: readonly Pieces[];
  /** What comes for it. */
  items: readonly Pieces[];
  /** How that is sent; as the order is, unless said. */
  shippingMethodId?: string | undefined;
  couponCode?: string | undefined;
  /** How a difference is paid; as the order was, unless said. */
  method?: PaymentMethod | undefined;
}
