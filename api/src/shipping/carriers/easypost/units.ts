const GRAMS_OF_OUNCE = 28.349_523_125;
const MM_OF_INCH = 25.4;

/** EasyPost counts in ounces and inches, with one decimal: rounded up, so that no parcel is heavier than it was said. */
export const toOunces = (grams: number): number => up(grams / GRAMS_OF_OUNCE);
export const toInches = (millimetres: number): number => up(millimetres / MM_OF_INCH);

/** Of goods within a parcel: three decimals, never nothing. */
export const toExactOunces = (grams: number): number =>
  Math.max(0.001, Math.floor((grams / GRAMS_OF_OUNCE) * 1_000) / 1_000);

const up = (value: number): number => Math.ceil(Number((value * 10).toFixed(6))) / 10;
