/** The Kiln Mug at $18.00 and Bruno the Teddy Bear at $34.00 of the demo shop: each has one variant. */
export const MUG = '01942116-63a8-7944-a24f-d40f0cc18e20';
const TEDDY = '0194241c-3eaf-78e0-bd28-f51ed67da18f';
export const mugs = (quantity: number) => [{ _id: MUG, name: 'Kiln Mug and Saucer', price: 18, quantity }];
export const teddies = (quantity: number) => [
  { _id: TEDDY, name: 'Bruno the Teddy Bear', price: 34, quantity },
];
export const delivery = {
  contact: { email: 'shopper@example.com', phone: '+256 700 000 001' },
  shippingAddress: {
    firstName: 'Amina',
    lastName: 'Otieno',
    street: '1 Kampala Road',
    city: 'Kampala',
    state: 'Central',
    country: 'UG',
  },
};
