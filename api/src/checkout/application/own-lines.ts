import { OWN_LINES } from '../../kernel/own-lines.js';
import type { OwnLine } from './ports.js';
import type { QuoteLine } from './quote.js';

/** As goods are priced, weighed, sent and taxed; of them there is no stock, no size and no discount. */
export const ownLine = ({ price, quantity, ...line }: OwnLine): QuoteLine => ({
  offer: {
    ...line,
    ...{ productId: OWN_LINES, sku: '', options: {}, image: null, description: '', isOwn: true },
    ...{ unitPrice: price, listPrice: price, ownPrice: null, version: 0, available: null },
    ...{ lengthMm: 0, widthMm: 0, heightMm: 0 },
  },
  ...{ quantity, cartLineId: null, seenPrice: undefined },
});
