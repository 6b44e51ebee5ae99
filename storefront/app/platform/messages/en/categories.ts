/** The category links of the top navigation, each to /category/{name}: addresses, the same in every language. */
export const headerCategories = [
  "Women's Fashion",
  "Men's Fashion",
  'Electronics',
  't-shirts',
  'Sports',
  'Toys & Games',
] as const;

/** The ten tiles of 'Browse By Category'. */
export const categoryTiles = [
  'Phones',
  'Computers',
  'SmartWatch',
  'Camera',
  'Headphones',
  'Gaming',
  'Fashion',
  'Home',
  'Gifts',
  'Accessories',
] as const;

/** What people read for the name of a category: other languages have a table, `categories.json`. */
export const categoryLabel = (name: string): string => name;
