import type { Message } from './envelope.js';
import type { Priced } from './price-said.js';

const DESTINATIONS = '$.fulfillment.methods[0].destinations';

const needed = (code: string, path: string, content: string): Message => ({
  ...{ type: 'error', code, path, content, severity: 'recoverable' },
});

/** What the shop has to know before it takes an order. */
export function missing({ quote: { quote, offered }, said }: Priced): Message[] {
  const isSent = quote.lines.some(({ offer }) => offer.isShipped);
  return [
    ...(said.buyer.email
      ? []
      : [needed('field_required', '$.buyer.email', 'Please give the buyer’s email address.')]),
    ...(isSent && !said.address
      ? [needed('address_required', DESTINATIONS, 'Please say where the order is to be sent.')]
      : []),
    ...(offered.length === 0
      ? [needed('payment_unavailable', '$.payment', 'This order cannot be paid here at the moment.')]
      : []),
  ];
}

/** A wallet is asked by its number. */
export const NUMBER_MISSING: Message = {
  ...{ type: 'error', severity: 'recoverable', code: 'mobile_number_missing' },
  path: '$.payment.instruments[0].credential.phone_number',
  content: 'Please give the number of the wallet.',
};

export const PRICE_CHANGED: Message = {
  type: 'warning',
  code: 'price_changed',
  content: 'The amount is another one than was shown before. Please complete again if the buyer agrees.',
};
