import { baseOf, LANGUAGE, readBy } from '../../../kernel/languages.js';
import type { Money } from '../../../kernel/money.js';
import type { PaperWords } from '../../../kernel/receipt-sums.js';
import { shopDay } from '../../../kernel/shop-days.js';
import type { Told, Tongue, Tongues } from '../../../kernel/tongue.js';
import { tongueOfShop, type Wordings } from '../../../kernel/wordings.js';
import { countryName } from '../../../kernel/world/countries.js';
import type { PrintedOrder } from '../../application/ports.js';

/** How a paper is written: its texts, amounts, days and names, each told apart from what runs the other way. */
export interface Words extends PaperWords {
  readonly tongue: Tongue;
  /** What somebody has named, such as a person, a street or goods: each of its lines keeps its own direction. */
  readonly own: (text: string) => string;
  /** Several of them in one line. */
  readonly list: (texts: readonly string[]) => string;
  /** The shop's day of a moment. */
  readonly day: (moment: Date) => string;
  /** The name of a country by its code. */
  readonly country: (code: string) => string;
}

/** As letters have it: of the order, as far as the shop offers it, else the shop's first language. */
export function tongueFor(tongues: Tongues, { order, shop }: Pick<PrintedOrder, 'order' | 'shop'>): Tongue {
  const languages = shop.languages ?? [];
  return tongues.of(readBy(order.language ?? '', languages) ?? languages[0] ?? LANGUAGE);
}

/** What a paper says otherwise than the shop comes with: what the merchant has kept, and what is tried and not kept yet. */
export interface OwnWords {
  tongues: Tongues;
  wordings: Pick<Wordings, 'of'>;
  unkept?: ReadonlyMap<string, string> | undefined;
}

/** As the shop says it in a language. */
export async function wordsIn(tag: string, { tongues, wordings, unkept }: OwnWords): Promise<Words> {
  const tongue = await tongueOfShop(tongues, wordings, tag);
  return wordsOf(unkept ? tongue.reworded(unkept) : tongue);
}

/** As the shop says it to the buyer of an order. */
export const wordsFor = (printed: Pick<PrintedOrder, 'order' | 'shop'>, own: OwnWords): Promise<Words> =>
  wordsIn(tongueFor(own.tongues, printed).tag, own);

const FIRST_STRONG = '\u2068';
const LEFT_TO_RIGHT = '\u2066';
const RIGHT_TO_LEFT = '\u2067';
const END = '\u2069';
const LINES = /[^\r\n]+/gu;

/** A text without the marks that tell directions, which nobody sees. */
export const unmarked = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

export function wordsOf(tongue: Tongue): Words {
  const isEnglish = baseOf(tongue.tag) === LANGUAGE;
  const isFromRight = tongue.runs === 'rtl';
  const own = (text: string) => (isFromRight ? text.replace(LINES, `${FIRST_STRONG}$&${END}`) : text);
  const money = (amount: Money) =>
    isEnglish ? grouped(amount) : tongue.amount(amount.currency.code, amount.cents);
  const listed = (texts: readonly string[]) => texts.map(own).join(tongue.say('papers.comma'));
  return {
    tongue,
    own,
    list: (texts) => (isFromRight ? RIGHT_TO_LEFT + listed(texts) + END : listed(texts)),
    say: (key, told = {}) => tongue.say(`papers.${key}`, isFromRight ? apart(told, own) : told),
    label: (english) => own(tongue.sentence(english)),
    amount: (amount) => (isFromRight ? signAtTheLeft(money(amount)) : money(amount)),
    rate: ({ name, thousandths }) =>
      own(
        tongue.say('papers.rate', {
          name: tongue.sentence(name),
          percent: tongue.number(thousandths / 1_000),
        }),
      ),
    day: (moment) => (tongue.tag === LANGUAGE ? shopDay(moment) : tongue.day(shopDay(moment))),
    country: (code) => tongue.country(code, countryName(code)),
  };
}

/** What is told keeps its own direction. */
const apart = (told: Told, own: (text: string) => string): Told =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, typeof value === 'string' ? own(value) : value]),
  );

/** The digits and what stands before them run as ever; the sign of the currency follows them in the direction of the paper. */
const signAtTheLeft = (amount: string): string =>
  RIGHT_TO_LEFT + amount.replace(/-?\d(?:.*\d)?/u, (digits) => LEFT_TO_RIGHT + digits + END) + END;

/** As papers in English write it, in groups of three: `UGX 95,000`, `$1,234.50`. */
const grouped = (money: Money): string =>
  String(money).replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));
