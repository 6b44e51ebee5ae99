export const cartTexts = {
  addFailed: 'Failed to add to cart',
  addToCart: 'Add to Cart',
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
} as const;
