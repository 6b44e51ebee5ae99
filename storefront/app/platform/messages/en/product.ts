/** What the first view of a product says; it travels with the page. */
export const productTexts = {
  unavailable: (value: string) => `${value}, not available with the other choices`,
  loginRequired: 'Login Required',
  loginNeeded: 'You need to be logged in to add items to the cart',
  /** What an option without a choice asks for. */
  select: (option: string) => `Select ${option === 'Size' ? 'a size' : option.toLowerCase()}`,
  quantity: 'Quantity',
  inStock: 'In stock',
  few: (n: number) => `Only ${n} left`,
  soldOut: 'Sold out',
  freeDelivery: 'Free delivery',
  arrives: (range: string) => `Arrives ${range}`,
  download: 'Download, by links that come by email once it is paid',
  guarantee: 'Legal guarantee: at least two years',
  returns: (days: number) => `${days}-day returns`,
  jumpToReviews: 'Read the reviews',
  gallery: 'Pictures',
  picture: (n: number, of: number) => `Picture ${n} of ${of}`,
  enlarge: (n: number, of: number) => `Enlarge picture ${n} of ${of}`,
} as const;
