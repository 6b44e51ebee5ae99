import type { Product } from '../platform/api/types';
import type { ShownProduct } from '../platform/shown-product';

/** A product as its page has it. */
export const shownOf = (product: Product): ShownProduct => ({ ...product, body: [] });
