/**
 * The product as which all lines of orders count that are no goods of the catalogue: a repair, an engraving, a thing that was
 * got for one buyer. No product has this id.
 */
export const OWN_LINES = '00000000-0000-7000-8000-00000000000e';

/** As lists and reports call them. */
export const OWN_LINES_NAME = 'Own lines';

export const isOwnLine = ({ productId }: { productId: string }): boolean => productId === OWN_LINES;
