/** A product is low in stock when a variant on sale has this many pieces or fewer that can still be sold. */
export const LOW_STOCK = 5;
