export const headerTexts = {
  simulatedLabel: 'Payments',
  simulated: 'Payments are simulated: no money moves.',
  offerLabel: 'Offer',
  offerLink: 'Shop Now',
  mainNav: 'Main',
  search: 'Search',
  searchPlaceholder: 'What are you looking for?',
  openMenu: 'Open menu',
  login: 'Login',
  favorites: 'Favorites',
  cart: 'Cart',
  inCart: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
} as const;
