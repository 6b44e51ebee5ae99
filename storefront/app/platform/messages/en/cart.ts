export const cartTexts = {
  addFailed: 'Failed to add to cart',
  addFromListFailed: 'Failed to add product to cart',
  addToCart: 'Add to Cart',
  adding: 'Adding…',
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
} as const;
