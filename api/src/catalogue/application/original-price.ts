/** For features that show prices of their own, e.g. the cart. */
export { originalPrice } from '../domain/original-price.js';
