import { articleKey } from '../../kernel/article-key.js';
import { spellingKey } from '../../kernel/spelling-key.js';
import { searchWords } from './synonym.js';

/** A variant as lists look at it. */
export interface OfferedVariant {
  id: string;
  sku: string;
  /** Value by name of the option. */
  options: Readonly<Record<string, string>>;
  /** Units that can be bought; null is unlimited. */
  stock: number | null;
}

/** What one part of a search may name among the options: a colour, a size. Phrases of folded words. */
export interface WantedValue {
  /** As typed, or what stands for it: "gray" is grey. */
  readonly exact: readonly string[];
  /** What is also looked for: jet and ink for black. */
  readonly alike: readonly string[];
}

/** Which variants of a product a filter and a search ask for. */
export interface VariantWish {
  options: readonly { name: string; also?: readonly string[]; values: readonly string[] }[];
  inStock: boolean;
  wanted: readonly WantedValue[];
  /** Folded; part of an article number. */
  article?: string | undefined;
}

/** Variants that were asked for, and the one that stands for them. */
export interface WantedVariants<V> {
  variants: V[];
  /** The first that can be bought; sold out only where all are. */
  lead: V;
  /** The options that were asked for, with the values of `lead`. */
  names: string[];
  /** Whether its article number was asked for, and not only its options. */
  isArticle: boolean;
}

/** So short words are no beginnings of others. */
const SHORTEST_BEGINNING = 3;

const begins = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= SHORTEST_BEGINNING && word.startsWith(typed));

/** Whether every word of the phrase begins a word of the value. */
export function names(value: string, phrase: string): boolean {
  const words = searchWords(value).split(' ');
  return phrase.split(' ').every((typed) => words.some((word) => begins(word, typed)));
}

type Fit = 0 | 1 | 2;

/** How well a value is what was wanted; 0 is not at all. */
function fit(value: string, { exact, alike }: WantedValue): Fit {
  if (exact.some((phrase) => names(value, phrase))) return 2;
  return alike.some((phrase) => names(value, phrase)) ? 1 : 0;
}

/** What was looked up for a wish: the products of a list have the same colours and sizes. */
const lookedUp = new WeakMap<VariantWish, Map<string, readonly Fit[]>>();

/** How well a value is each of what was wanted. */
function fitsOf(value: string, wish: VariantWish): readonly Fit[] {
  const before = lookedUp.get(wish) ?? new Map<string, readonly Fit[]>();
  const fits = before.get(value) ?? wish.wanted.map((want) => fit(value, want));
  lookedUp.set(wish, before.set(value, fits));
  return fits;
}

/** Whether words of the search name a value of these options. */
export const mayName = (
  options: readonly { values: readonly { value: string }[] }[],
  wish: VariantWish,
): boolean =>
  options.some(({ values }) => values.some(({ value }) => fitsOf(value, wish).some((one) => one > 0)));

/**
 * Of the variants of a product, in their order, those that were asked for: all chosen options must fit, those that a search
 * names do as well as they can. Undefined where nothing of the product was asked for, or it has not what was.
 */
export function wantedVariants<V extends OfferedVariant>(
  variants: readonly V[],
  wish: VariantWish,
): WantedVariants<V> | undefined {
  const { options, inStock, article } = wish;
  const fitsOptions = optionsFit(options);
  const fitting = variants.filter((one) => fitsOptions(one) && (!inStock || canBeBought(one)));
  const numbered = article ? fitting.filter(({ sku }) => articleKey(sku).includes(article)) : [];
  const { best, named } = bestOf(numbered.length > 0 ? numbered : fitting, wish);
  const lead = best.find(canBeBought) ?? best[0];
  const asked = options.flatMap((option) => (lead && ownNames(lead, keysOf(option))) ?? []);
  const chosen = [...new Set([...asked, ...named])];
  if (!lead || (chosen.length === 0 && numbered.length === 0)) return undefined;
  return { variants: best, lead, names: chosen, isArticle: numbered.length > 0 };
}

const keysOf = ({ name, also = [] }: VariantWish['options'][number]): ReadonlySet<string> =>
  new Set([name, ...also].map(spellingKey));

/** What the variant's product calls the options of those keys. */
const ownNames = ({ options }: OfferedVariant, keys: ReadonlySet<string>): string[] =>
  Object.keys(options).filter((name) => keys.has(spellingKey(name)));

/** Whether a variant has a chosen value of each option, in whatever spelling. */
function optionsFit(options: VariantWish['options']): (variant: OfferedVariant) => boolean {
  const chosen = options.map((option) => ({
    keys: keysOf(option),
    values: new Set(option.values.map(spellingKey)),
  }));
  return (variant) =>
    chosen.every(({ keys, values }) =>
      ownNames(variant, keys).some((name) => values.has(spellingKey(variant.options[name] ?? ''))),
    );
}

const canBeBought = ({ stock }: OfferedVariant): boolean => stock === null || stock > 0;

/** Those of which most was wanted, and the names of the options that it was. */
function bestOf<V extends OfferedVariant>(variants: readonly V[], wish: VariantWish) {
  const scores = variants.map(({ options }) => scoreOf(Object.values(options), wish));
  const most = Math.max(0, ...scores);
  if (most === 0) return { best: [...variants], named: [] };
  const best = variants.filter((_, at) => scores[at] === most);
  const isNamed = ([, value]: [string, string]) => fitsOf(value, wish).some((one) => one > 0);
  const named = Object.entries(best[0]?.options ?? {}).filter(isNamed);
  return { best, named: named.map(([name]) => name) };
}

/** Of each thing that was wanted, how well the best of these values is it. */
function scoreOf(values: readonly string[], wish: VariantWish): number {
  const fits = values.map((value) => fitsOf(value, wish));
  return wish.wanted.reduce((sum, _, at) => sum + Math.max(0, ...fits.map((one) => one[at] ?? 0)), 0);
}
