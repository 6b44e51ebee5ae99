import type { Release } from './ucp.js';

/** Whom an order goes to. */
export const BUYER = {
  first_name: 'Amina',
  last_name: 'Otieno',
  email: 'amina.otieno@example.com',
  phone_number: '+256700000001',
};

export const PLACE = {
  id: 'home',
  first_name: 'Amina',
  last_name: 'Otieno',
  street_address: '1 Kampala Road',
  address_locality: 'Kampala',
  address_region: 'Central',
  address_country: 'UG',
};

/** A checkout with all that the shop has to know. */
export const whole = (itemId: string, quantity = 1, more: object = {}) => ({
  line_items: [{ item: { id: itemId }, quantity }],
  buyer: BUYER,
  fulfillment: {
    methods: [{ type: 'shipping', destinations: [PLACE], selected_destination_id: PLACE.id }],
  },
  ...more,
});

export const payBy = (handler: string, credential?: object) => ({
  payment: {
    instruments: [
      {
        id: 'one',
        handler_id: handler,
        type: handler,
        selected: true,
        ...(credential ? { credential } : {}),
      },
    ],
  },
});

/** The schemas of a checkout with what extends it. */
export const checkoutPlaces = (release: Release): string[] =>
  ['fulfillment', 'discount', ...(release === '2026-08-25' ? ['payment_terms'] : [])].map(
    (extension) => `shopping/${extension}.json#/$defs/dev.ucp.shopping.checkout`,
  );

export const orderPlaces = (release: Release): string[] =>
  release === '2026-08-25'
    ? ['shopping/payment_terms.json#/$defs/dev.ucp.shopping.order']
    : ['shopping/order.json'];
