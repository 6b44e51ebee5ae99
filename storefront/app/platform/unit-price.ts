/** What one kilogram, litre … costs where so much of it is had at `price`; of whichever currency. */
export const unitPriceOf = (price: number, content: number) =>
  // 2.01 / 0.4 is a little less than 5.025
  Number((price / content).toFixed(9));
