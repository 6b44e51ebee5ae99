export const cartTexts = {
  added: 'Added to cart',
  addFailed: 'Failed to add to cart',
  addedFromList: 'Product added to cart',
  addFromListFailed: 'Failed to add product to cart',
  viewCart: 'View cart',
  addToCart: 'Add to Cart',
  adding: 'Adding…',
  chooseOptions: 'Choose options',
  loginRequired: 'Login Required',
  loginNeeded: 'You need to be logged in to add items to the cart',
  soldOut: 'Sold out',
} as const;
