/** The papers that the shop writes by itself; labels of carriers come from them. */
export const PAPERS = ['invoice', 'credit-note', 'packing-slip', 'pick-list'] as const;
export type PaperName = (typeof PAPERS)[number];

/** `opening`, `payment` and `closing` are blocks that are there once somebody has written them; `payment` while something is due. */
export const PAPER_PLACES = ['title', 'note', 'label', 'opening', 'payment', 'closing'] as const;
export type PaperPlace = (typeof PAPER_PLACES)[number];

/** A text of a paper, by its key, and where it stands. */
export interface PaperText {
  key: string;
  place: PaperPlace;
}

const stands = (place: PaperPlace, ...keys: string[]): PaperText[] =>
  keys.map((key) => ({ key: `papers.${key}`, place }));

const SUPPLY = ['supply.sameDay', 'supply.on', 'supply.handOver', 'supply.dispatch'];
const UNREGISTERED = ['fiscal.waiting', 'fiscal.refused'];
const BUYER = ['vatNumber', 'confirmed', 'consultation', 'deliveredTo'];
const REGISTERED = ['fiscal.registered', 'fiscal.number', 'fiscal.verification'];
const TAXES = ['tax', 'net', 'gross'];

/** What each paper says, as it is read from above; signs that join words are nobody's to change. */
export const PAPER_TEXTS: Readonly<Record<PaperName, readonly PaperText[]>> = {
  invoice: [
    ...stands('title', 'invoice', 'notInvoice'),
    ...stands('note', 'taxNumber', 'issued', ...SUPPLY, 'order', ...UNREGISTERED, ...BUYER),
    ...stands('opening', 'invoice.opening'),
    ...stands('label', 'item', 'quantity', 'price', 'total', 'subtotal', 'coupon', 'discount'),
    ...stands('label', 'shipping', 'shippingBy', 'free', 'contained', 'paid', 'refunded', 'waived', 'due'),
    ...stands('payment', 'invoice.payment'),
    ...stands('label', ...TAXES, ...REGISTERED),
    ...stands('closing', 'invoice.closing'),
  ],
  'credit-note': [
    ...stands('title', 'creditNote'),
    ...stands('note', 'taxNumber', 'issued', 'forInvoice', ...SUPPLY, 'order', ...UNREGISTERED, ...BUYER),
    ...stands('opening', 'creditNote.opening'),
    ...stands('label', ...TAXES, 'givenBack', ...REGISTERED),
    ...stands('closing', 'creditNote.closing'),
  ],
  'packing-slip': [
    ...stands('title', 'packingSlip'),
    ...stands('note', 'taxNumber', 'order', 'shippingBy', 'deliverTo', 'fetchedAt'),
    ...stands('opening', 'packingSlip.opening'),
    ...stands('label', 'sku', 'item', 'quantity', 'nothingToPack', 'packedPieces'),
    ...stands('closing', 'packingSlip.closing'),
  ],
  'pick-list': [
    ...stands('title', 'pickList'),
    ...stands('note', 'taxNumber', 'ofOrders'),
    ...stands('label', 'sku', 'item', 'quantity', 'inOrders', 'packedPieces'),
  ],
};

/** What the first example of a paper does not show, and another one does. */
export const SHOWN_BY: Readonly<Record<string, number>> = { 'papers.notInvoice': 1 };
