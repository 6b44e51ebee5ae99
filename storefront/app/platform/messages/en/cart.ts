export const cartTexts = {
  addFailed: 'Failed to add to cart',
  gaveUp: 'The shop has not answered. Look into your cart before you add it again.',
  addToCart: 'Add to Cart',
  adding: 'Adding…',
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
} as const;
