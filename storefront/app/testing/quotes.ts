import { quote as price } from './checkout-quote';

const until = '2026-12-24';

/** A lamp as the shop has quoted it, until Christmas Eve. */
export const sentQuote = {
  ...{ id: 'q1', state: 'sent', until, total: price.total, currency: 'USD', note: 'As we spoke' },
  shippingAddress: null,
  price: { ...price, lines: price.lines.map((line) => ({ ...line, options: { Size: 'M' }, image: null })) },
};
export const opened = {
  openQuote: { status: 200, body: { success: true, data: sentQuote } },
};
/** The same once it was answered, or is over. */
export const ended = (state: string) => ({
  openQuote: {
    status: 200,
    body: { success: true, data: { ...sentQuote, state, note: '', price: null } },
  },
});
