/** Which way from medium a size is, by its letters. */
export const LETTER_SIZES: Record<string, -1 | 0 | 1> = {
  ...{ s: -1, sm: -1, small: -1 },
  ...{ m: 0, md: 0, med: 0, medium: 0 },
  ...{ l: 1, lg: 1, large: 1 },
};

export interface Unit {
  /** Units of one kind are compared with one another. */
  kind: number;
  /** How many of the kind's smallest one of it is. */
  factor: number;
  /** Whether `6 x 330` of it is a pack, and not two sides. */
  isAmount: boolean;
}

/** A kind a line, names of one unit parted by blanks; a figure without a unit is the first kind. US customary units by NIST Handbook 44. */
const KINDS: { isAmount: boolean; units: Record<string, number> }[] = [
  { isAmount: false, units: { '': 1 } },
  {
    isAmount: true,
    units: {
      'ml millilitre millilitres milliliter milliliters': 1,
      cl: 10,
      dl: 100,
      'l lt ltr litre litres liter liters': 1_000,
      'floz oz_fl fl_oz': 29.573_53,
      'gal gallon gallons': 3_785.412,
    },
  },
  {
    isAmount: true,
    units: {
      mg: 0.001,
      'g gr gram grams': 1,
      'oz ounce ounces': 28.349_52,
      'lb lbs pound pounds': 453.592_4,
      'kg kilo kilos kilogram kilograms': 1_000,
    },
  },
  {
    isAmount: false,
    units: {
      'mm millimetre millimetres millimeter millimeters': 1,
      'cm centimetre centimetres centimeter centimeters': 10,
      "in inch inches \" ″ '' ′′": 25.4,
      "ft foot feet ' ′": 304.8,
      'yd yard yards': 914.4,
      'm metre metres meter meters': 1_000,
    },
  },
  { isAmount: false, units: { kb: 1 / 1_024, mb: 1, gb: 1_024, tb: 1_048_576 } },
  {
    isAmount: false,
    units: {
      'min minute minutes': 1 / 1_440,
      'h hr hrs hour hours': 1 / 24,
      'd day days': 1,
      'wk week weeks': 7,
      'mo month months': 30.4375,
      'y yr yrs year years': 365.25,
    },
  },
  { isAmount: false, units: { w: 1, watt: 1, watts: 1, kw: 1_000 } },
  { isAmount: false, units: { wh: 1, kwh: 1_000 } },
  { isAmount: false, units: { mah: 1, ah: 1_000 } },
];

/** By its name in small letters. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  KINDS.flatMap(({ isAmount, units }, kind) =>
    Object.entries(units).flatMap(([names, factor]) =>
      names.split(' ').map((name): [string, Unit] => [name.replace('_', ' '), { kind, factor, isAmount }]),
    ),
  ),
);
