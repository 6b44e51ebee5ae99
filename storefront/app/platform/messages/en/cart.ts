export const cartTexts = {
  addFailed: 'Failed to add to cart',
  gaveUp: 'No answer yet. Check your cart before adding it again.',
  addToCart: 'Add to Cart',
  addOne: (name: string) => `Add to Cart: ${name}`,
  adding: 'Adding…',
  chooseOptions: 'Choose options',
  soldOut: 'Sold out',
} as const;
