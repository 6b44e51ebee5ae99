/** Codes that were written in capitals before all were written alike. Told as `legacyCode` until version 2. */
const LEGACY: Readonly<Record<string, string>> = {
  price_changed: 'PRICE_CHANGED',
  out_of_stock: 'OUT_OF_STOCK',
  item_unavailable: 'ITEM_UNAVAILABLE',
  refund_too_large: 'REFUND_TOO_LARGE',
  refund_too_many: 'REFUND_TOO_MANY',
  nothing_to_restock: 'NOTHING_TO_RESTOCK',
};

/** The code's earlier spelling as a member of the problem; nothing for those that have none. */
export function legacyCode(code: string): { legacyCode?: string } {
  const legacy = LEGACY[code];
  return legacy === undefined ? {} : { legacyCode: legacy };
}
