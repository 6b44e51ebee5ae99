import { amountIn, PRICE } from './typed-price.js';

/** What a search asks for that is no word of a product: goods on sale, the newest, those of some price. */
export interface SearchIntent {
  /** What is left to look for; empty where the text says nothing else. */
  words: string;
  onSale: boolean;
  newest: boolean;
  /** In the shop's currency. `under` and `over` are beyond the amount itself, the others include it. */
  price: { under?: number; upTo?: number; over?: number; from?: number };
}

const PRAISE = '(?:best|hot|top|great|special|todays?|daily|current|latest|all|our|the|any)';
const GOODS = '(?:items?|products?|goods|things|stuff|styles?|today|now|here)';
const SALE =
  '(?:on sale|for sale|sales?|discount(?:s|ed)?|offers?|on offer|deals?|reduced|clearance|bargains?|promos?|promotions?|markdowns?|special offers?|price drops?)';
const NEW =
  '(?:whats new|brand new|new arrivals?|new in|just in|just arrived|recently added|newest|latest|arrivals|new)';
const whole = (words: string) => new RegExp(`^(?:${PRAISE} )*${words}(?: ${GOODS})*$`);
const WHOLE_SALE = whole(SALE);
const WHOLE_NEW = whole(NEW);
/** Beside other words: before them or after them. */
const BESIDE_SALE = [
  /^(?:on sale|discounted|reduced|clearance|sale|discount) (?<rest>.+)$/,
  /^(?<rest>.+?) (?:on sale|on offer|sales?|deals?|offers?|discounts?|clearance|discounted|reduced)$/,
];
const BESIDE_NEW = [
  /^(?:brand new|new arrivals?(?: in| of)?|newest|latest|new) (?<rest>.+)$/,
  /^(?<rest>.+?) (?:new arrivals?|newest)$/,
];

/** What a text asks for besides words, or undefined where it is words alone. */
export function intentOf(text: string): SearchIntent | undefined {
  const { rest, price } = priceIn(text.normalize('NFKC').toLowerCase());
  let words = plain(rest);
  const found = { onSale: false, newest: false };
  for (let more = true; more && words !== '';) {
    more = false;
    for (const [key, all, beside] of [
      ['onSale', WHOLE_SALE, BESIDE_SALE],
      ['newest', WHOLE_NEW, BESIDE_NEW],
    ] as const) {
      const left = all.test(words)
        ? ''
        : beside.map((one) => one.exec(words)?.groups?.['rest']).find(Boolean);
      if (left === undefined || found[key]) continue;
      [words, found[key], more] = [left, true, true];
    }
  }
  const isNone = !found.onSale && !found.newest && Object.keys(price).length === 0;
  return isNone ? undefined : { words, ...found, price };
}

const plain = (text: string): string =>
  text
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The first wording of a price in the text, and the text without it. */
function priceIn(text: string): { rest: string; price: SearchIntent['price'] } {
  for (const { pattern, says } of WORDINGS) {
    const found = pattern.exec(text);
    const amounts = found?.slice(1).filter(Boolean).map(amountIn);
    if (!found || !amounts || amounts.includes(undefined)) continue;
    const [first = 0, second = 0] = amounts as number[];
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { rest, price: says(Math.min(first, second || first), Math.max(first, second)) };
  }
  return { rest: text, price: {} };
}

/** Nothing of a word, a measure or a number goes on behind a price. */
const END = String.raw`(?![\p{L}\p{N}%"\u201d]|[.,]\d|\s*(?:%|kg|g|lbs?|oz|cm|mm|m|km|ft|inch(?:es)?|in|ml|cl|l|litres?|liters?|gb|tb|mb|w|v|hz|mah|years?|months?|days?|hours?|mins?|minutes?|pieces?|pcs)(?![\p{L}\p{N}]))`;
const wording = (parts: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.replaceAll('@', `(${PRICE})`)}`, 'u');

const WORDINGS: readonly { pattern: RegExp; says: (low: number, high: number) => SearchIntent['price'] }[] = [
  {
    pattern: wording(String.raw`(?:priced )?(?:between|from)\s+@\s*(?:and|to|-|\u2013)\s*@${END}`),
    says: (from, upTo) => ({ from, upTo }),
  },
  {
    pattern: wording(String.raw`(?=\P{L}*\p{Sc})@\s*(?:to|-|\u2013)\s*@${END}`),
    says: (from, upTo) => ({ from, upTo }),
  },
  {
    pattern: wording(
      String.raw`@\s*(?:or less|or under|or below|and under|and below|and less|max(?:imum)?)(?!\p{L})`,
    ),
    says: (upTo) => ({ upTo }),
  },
  {
    pattern: wording(
      String.raw`@\s*(?:\+|or more|or over|or above|and up|and over|and above|and more)(?!\p{L})`,
    ),
    says: (from) => ({ from }),
  },
  {
    pattern: wording(
      String.raw`(?:that are |costing |priced )?(?:under|below|less than|cheaper than|lower than|<)\s*@${END}`,
    ),
    says: (under) => ({ under }),
  },
  {
    pattern: wording(
      String.raw`(?:up to|at most|no more than|not more than|not over|max(?:imum)?|<=|\u2264)\s*@${END}`,
    ),
    says: (upTo) => ({ upTo }),
  },
  {
    pattern: wording(
      String.raw`(?:that are |costing |priced )?(?:over|above|more than|dearer than|higher than|>)\s*@${END}`,
    ),
    says: (over) => ({ over }),
  },
  {
    pattern: wording(String.raw`(?:at least|starting at|min(?:imum)?|>=|\u2265)\s*@${END}`),
    says: (from) => ({ from }),
  },
];
