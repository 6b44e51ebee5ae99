/** Said by the server, and by what comes after the page. */
export const deliveryTexts = {
  told: 'Delivery costs are told before you pay',
  notTo: (country: string) => `We do not deliver to ${country}`,
  free: 'Free delivery',
  /** An amount follows. */
  freeOver: (method: string | null) =>
    method ? `Free standard delivery. Free ${method} over ` : 'Free delivery for orders over ',
};
