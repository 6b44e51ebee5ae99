/** Said by the server alone. */
export const deliveryTexts = {
  told: 'Delivery costs are told before you pay',
  free: 'Free delivery',
  freeOver: (over: string, method: string | null) =>
    method ? `Free delivery, ${method} over ${over}` : `Free delivery for orders over ${over}`,
};
