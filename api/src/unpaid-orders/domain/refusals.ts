import { Refusal } from '../../kernel/refusal.js';

/** The account, or its network, has reserved as much as may be without payment. */
export class TooManyUnpaid extends Refusal {
  constructor(message: string) {
    super('conflict', 'too_many_unpaid_orders', message);
  }
}

/** Unpaid orders hold their share of the stock; whoever pays at once can still buy. */
export class StockShareReached extends Refusal {
  constructor(variantId: string) {
    super(
      'conflict',
      'unpaid_stock_share_reached',
      'So many pieces cannot be reserved without payment. Please order fewer, or pay by card or mobile money.',
      { data: { variantId } },
    );
  }
}
