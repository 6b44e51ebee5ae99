/** The goods that every system sells: the same names, texts, categories and prices, however often they are made. */

export const CATEGORIES = [
  ...['bags', 'books', 'cameras', 'chairs', 'coats', 'garden', 'glasses', 'kitchen', 'lamps', 'music'],
  ...['phones', 'rugs', 'scarves', 'shirts', 'shoes', 'skincare', 'sports', 'tables', 'toys', 'watches'],
];

export const WORDS = [
  ...['alpine', 'amber', 'bamboo', 'bronze', 'canvas', 'cedar', 'citrus', 'cobalt', 'coral', 'cotton'],
  ...['ember', 'flint', 'granite', 'hazel', 'indigo', 'ivory', 'jade', 'juniper', 'lavender', 'linen'],
  ...['maple', 'marble', 'merino', 'mineral', 'nordic', 'ocean', 'olive', 'opal', 'pebble', 'pine'],
  ...['quartz', 'saffron', 'sage', 'sienna', 'silver', 'slate', 'timber', 'velvet', 'walnut', 'wool'],
];

/** A number below `most` that `n` and `salt` always give. */
const picked = (n, salt, most) => Math.imul(n * 2_654_435 + salt * 40_503, 2_246_822_519) % most;
const word = (n, salt) => WORDS[Math.abs(picked(n, salt, WORDS.length))];
const title = (text) => text[0].toUpperCase() + text.slice(1);

/** @param {number} n from 1 @returns the nth product; `cents` is its price */
export function good(n) {
  const category = CATEGORIES[(n - 1) % CATEGORIES.length];
  const [first, second, third] = [word(n, 1), word(n, 2), word(n, 3)];
  return {
    sku: `PEER-${String(n).padStart(7, '0')}`,
    slug: `good-${n}`,
    name: `${title(first)} ${title(second)} No. ${n}`,
    description: `Made of ${first} and ${second} for everyday use, finished in ${third} and easy to keep clean. It stands by itself or beside the others of our ${category}, is packed without plastic, and comes with two years in which we repair what breaks.`,
    category,
    cents: 500 + Math.abs(picked(n, 4, 49_500)),
  };
}

/** @param {number} count @returns all of them, one after the other */
export const goods = (count) => Array.from({ length: count }, (_, index) => good(index + 1));
