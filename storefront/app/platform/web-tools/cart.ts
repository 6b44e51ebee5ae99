import { getCart } from '../api/cart';
import { addToCart } from '../stores/add-to-cart';
import { refreshCartCount } from '../stores/cart-count';
import { currentToast } from '../toasts';
import { currencyOf, ID } from './goods';
import { tool } from './tool';

const MOST_PIECES = 99;

async function cartAsTold() {
  const [{ data, summary }, currency] = await Promise.all([getCart(), currencyOf()]);
  return {
    currency,
    lines: data.map(({ _id, productId, variantId, name, options, quantity, price, lineTotal }) => ({
      ...{ lineId: _id, productId, variantId, name, options, quantity, price, lineTotal },
    })),
    pieces: summary.itemCount,
    subtotal: summary.subtotal,
    checkout: new URL('/checkout', window.location.origin).href,
  };
}

export const readCart = tool({
  name: 'get_cart',
  description:
    'Tells what lies in the cart of whoever looks at this page, at the prices of now, and where it is paid.',
  arguments: {},
  required: [],
  reads: true,
  answer: cartAsTold,
});

export const putIntoCart = tool({
  name: 'add_to_cart',
  description:
    'Puts a product into the cart, where the person at the page sees it. Buys nothing: the person does, at the checkout. A product with options needs the variantId of one that get_product tells.',
  arguments: {
    productId: ID,
    variantId: ID,
    quantity: { type: 'integer', description: 'Pieces; 1 unless told.', minimum: 1, maximum: MOST_PIECES },
  },
  required: ['productId'],
  reads: false,
  answer: async ({ productId, variantId = null, quantity = 1 }) => {
    const isIn = await addToCart({ productId, variantId, quantity }, undefined, document.activeElement);
    await refreshCartCount();
    // the person reads the same words
    if (!isIn) throw new Error(currentToast.get()?.title ?? '');
    return cartAsTold();
  },
});
