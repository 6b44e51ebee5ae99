export const cartTexts = {
  addFailed: 'Failed to add to cart',
  addFromListFailed: 'Failed to add product to cart',
  addToCart: 'Add to Cart',
  adding: 'Adding…',
  chooseOptions: 'Choose options',
  loginRequired: 'Login Required',
  loginNeeded: 'You need to be logged in to add items to the cart',
  soldOut: 'Sold out',
} as const;
