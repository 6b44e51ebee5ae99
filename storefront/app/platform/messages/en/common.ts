/** Words used everywhere. One file per area, so that a page loads only its own. */
export const common = {
  shopName: 'Duka',
  home: 'Home',
  shop: 'Shop',
  skip: 'Skip to content',
  close: 'Close',
  loading: 'Loading…',
  tryAgain: 'Try Again',
  continueShopping: 'Continue Shopping',
  optional: 'optional',
  required: 'required',
  free: 'Free',
  unexpected: 'An unexpected error occurred. Please try again.',
  wentWrong: 'Something went wrong',
  offline: 'You are offline. Check your connection and try again.',
  loginEnded: 'Authentication failed. Please login again.',
  loginToContinue: 'Please login to continue',
} as const;
