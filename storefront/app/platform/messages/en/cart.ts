export const cartTexts = {
  addFailed: 'Failed to add to cart',
  addToCart: 'Add to Cart',
  adding: 'Adding…',
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
} as const;
