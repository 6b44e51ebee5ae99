/** A table of sizes: what each column tells, its rows by size, and how to measure. Figures in centimetres unless said. */
export type SizeGuide = { how: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

const garments: SizeGuide = {
  how: 'Measure over thin clothing, the tape level and not tight. Between two sizes, take the larger one for a loose fit.',
  columns: ['Size', 'Chest (cm)', 'Waist (cm)', 'Hip (cm)'],
  rows: [
    ['S', '88 to 94', '72 to 78', '90 to 96'],
    ['M', '95 to 101', '79 to 85', '97 to 102'],
    ['L', '102 to 109', '86 to 94', '103 to 109'],
    ['XL', '110 to 118', '95 to 104', '110 to 117'],
  ],
};

const womens: SizeGuide = {
  how: 'Measure chest and hip where they are widest, the waist where it is narrowest.',
  columns: ['Size', 'EU', 'Chest (cm)', 'Waist (cm)', 'Hip (cm)'],
  rows: [
    ['S', '36', '82 to 86', '64 to 68', '90 to 94'],
    ['M', '38 to 40', '87 to 93', '69 to 75', '95 to 101'],
    ['L', '42', '94 to 98', '76 to 81', '102 to 106'],
    ['XL', '44', '99 to 104', '82 to 88', '107 to 112'],
  ],
};

const trousers: SizeGuide = {
  how: 'Measure the waist where the waistband sits. The size is the waist in inches.',
  columns: ['Size', 'Waist (cm)', 'Hip (cm)', 'Inside leg (cm)'],
  rows: [
    ['28', '71 to 73', '88 to 90', '80'],
    ['30', '76 to 78', '93 to 95', '81'],
    ['32', '81 to 83', '98 to 100', '82'],
    ['34', '86 to 88', '103 to 105', '83'],
    ['36', '91 to 93', '108 to 110', '84'],
  ],
};

const suits: SizeGuide = {
  how: 'A jacket is chosen by half the chest, measured under the arms; trousers by the waist in inches.',
  columns: ['Size', 'Chest (cm)', 'Waist (cm)'],
  rows: [
    ['46', '91 to 93', '79 to 82'],
    ['48', '94 to 97', '83 to 86'],
    ['50', '98 to 101', '87 to 90'],
    ['52', '102 to 105', '91 to 95'],
    ['54', '106 to 109', '96 to 100'],
    ...trousers.rows.map(([size = '', waist = '']) => [size, 'trousers', waist]),
  ],
};

const shoes: SizeGuide = {
  how: 'Stand on a sheet of paper in the evening and measure from the heel to the longest toe. Take the longer foot.',
  columns: ['EU', 'UK', 'US women', 'US men', 'Foot (cm)'],
  rows: [
    ['36', '3.5', '5.5', '4', '22.5'],
    ['37', '4', '6', '4.5', '23.2'],
    ['38', '5', '7', '5.5', '23.9'],
    ['39', '6', '8', '6.5', '24.6'],
    ['40', '6.5', '8.5', '7', '25.2'],
    ['41', '7.5', '9.5', '8', '25.9'],
    ['42', '8', '10', '8.5', '26.6'],
    ['43', '9', '11', '9.5', '27.3'],
    ['44', '9.5', '11.5', '10', '27.9'],
  ],
};

const belts: SizeGuide = {
  how: 'Measure a belt you wear from the pin of the buckle to the hole you use.',
  columns: ['Size', 'Fits waists of (cm)'],
  rows: [
    ['85', '80 to 90'],
    ['95', '90 to 100'],
    ['105', '100 to 110'],
  ],
};

const guides: Readonly<Record<string, SizeGuide>> = {
  shoes,
  jeans: trousers,
  suits,
  accessories: belts,
  "women's fashion": womens,
};

/** The sizes of a category; those of clothes in general where it has none of its own. */
export const sizeGuideOf = (category: string): SizeGuide => guides[category.toLowerCase()] ?? garments;
