/** What stands in the account menu and under the search box: their code comes after the page, so do their words. */
export const menuTexts = {
  account: 'Account',
  profile: 'Profile',
  myOrders: 'My Orders',
  settings: 'Settings',
  admin: 'Admin panel',
  logout: 'Logout',
  signup: 'Sign Up',
  theme: 'Theme',
  themeAuto: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  logoutDone: 'Logout Successful',
  logoutFailed: 'Logout Error',
  suggestions: (count: number) =>
    count === 0
      ? 'No suggestions'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`,
  recentSearches: 'Recent searches',
  recentlyViewed: 'Recently viewed',
  popularSearches: 'Popular searches',
  found: 'Suggestions',
  clearRecent: 'Clear recent searches',
  seeAll: 'See all products',
  seeAllOf: (total: number) => `See all ${total}`,
  closeSearch: 'Close search',
  newest: 'New',
  sale: 'Sale',
  allCategories: 'All categories',
  allOf: (name: string) => `All ${name}`,
} as const;

/** The pages of help, as the menu and the footer call them. */
export const helpTexts = {
  title: 'Help',
  faq: 'Questions & Answers',
  shipping: 'Shipping',
  returns: 'Returns',
  sizeGuide: 'Size Guide',
  about: 'About Us',
} as const;
