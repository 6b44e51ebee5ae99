import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  CartFull,
  CartLineNotFound,
  GuestCartGone,
  NotEnoughStock,
  NotForSale,
  TooManyPerLine,
} from '../../domain/refusals.js';

/** Products of the demo shop: a mug that comes in one kind, and a tee with its variant. */
const MUG = '01942116-63a8-7944-a24f-d40f0cc18e20';
const TEE = '0194242c-c4dc-74a5-8894-e602b3059eae';
const TEE_M_CHALK = '01942302-162e-7e20-991c-8f78a5902537';
const quantity = new InvalidInput([
  { field: 'quantity', message: 'Quantity must be a whole number from 1 to 99' },
]);
const shortage = [new NotEnoughStock(3), new TooManyPerLine(), quantity];

export const CART_CALLS: CallDescriptions = {
  getCart: {},
  addToCart: {
    requests: {
      product: { summary: 'A product without options', value: { productId: MUG, quantity: 1 } },
      variant: {
        summary: 'One variant of a product',
        value: { productId: TEE, variantId: TEE_M_CHALK, quantity: 2 },
      },
    },
    refuses: [new NotForSale(), ...shortage, new CartFull()],
  },
  setCartLine: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e02' },
    requests: { two: { summary: 'Two of it', value: { quantity: 2 } } },
    refuses: [new CartLineNotFound(), ...shortage],
  },
  removeCartLine: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e02' },
    refuses: [new CartLineNotFound()],
  },
  clearCart: {},
  mergeCarts: {
    requests: {
      guest: { summary: 'After a log-in', value: { guestToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' } },
    },
    refuses: [
      new GuestCartGone(),
      new InvalidInput([{ field: 'guestToken', message: 'guestToken must be the token of a guest' }]),
    ],
  },
};
