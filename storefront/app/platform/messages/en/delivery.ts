/** Said by the server alone. */
export const deliveryTexts = {
  told: 'Delivery costs are told before you pay',
  free: 'Free delivery',
  /** An amount follows. */
  freeOver: (method: string | null) =>
    method ? `Free standard delivery. Free ${method} over ` : 'Free delivery for orders over ',
};
