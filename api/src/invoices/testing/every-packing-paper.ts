import { InMemoryWordings } from '../../kernel/testing/in-memory-wordings.js';
import type { Wordings } from '../../kernel/wordings.js';
import type { OrderDraft, ShippingAddress } from '../../orders/domain/snapshots.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { FolderTongues } from '../../platform/languages/tongues.js';
import { PdfkitPackingPrinter } from '../adapters/pdfkit/pdfkit-packing-printer.js';
import { drawnBy, type DrawnPaper } from './every-paper.js';

/** Names that are no words of any catalogue. */
const LINE = aLine({ sku: 'KX-9', name: 'Lampada KX-9', options: { Colore: 'Ocra' }, quantity: 2 });
const TO: ShippingAddress = {
  ...{ firstName: 'Ilse', lastName: 'Okello', street: 'Ringweg 12', city: 'Wien', state: '' },
  ...{ zipCode: '1010', country: 'AT' },
};
const SENT = { methodId: 'm', name: 'Pakko 24', daysFrom: 1, daysTo: 2, pickup: null };
const FETCHED = { ...SENT, pickup: { address: 'Kai 1', hours: '' } };
const SHOP = {
  ...{ name: 'Duka', address: 'Plot 7\nKampala', supportEmail: 'duka@mail.example', taxNumber: '' },
  ...{ companyName: 'Duka GmbH', companyNumber: '' },
};

/** Every paper of who packs, with every text that it may have, in this language. */
export async function everyPackingPaper(
  tag: string,
  wordings: Wordings = new InMemoryWordings(),
): Promise<DrawnPaper[]> {
  const printer = new PdfkitPackingPrinter(new FolderTongues(), wordings);
  const shop = { ...SHOP, languages: [tag] };
  const slip = (draft: Partial<OrderDraft>) => {
    const order = anOrder({ customerName: 'Ilse Okello', shippingAddress: TO, lines: [LINE], ...draft });
    return { order: Object.assign(order, { language: tag }), lines: [LINE] };
  };
  const slips = [
    slip({ delivery: SENT }),
    slip({ delivery: FETCHED }),
    { ...slip({ delivery: SENT }), lines: [] },
  ];
  const picked = [{ ...LINE, orders: ['000ABCDE', '000ABCDF'] }];
  return [
    await drawnBy('packing slips', () => printer.slips(slips, shop)),
    await drawnBy('pick list', () => printer.pickList(picked, 2, shop)),
  ];
}
