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
  options: readonly { name: string; values: readonly string[] }[];
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

/** How well a value is what was wanted; 0 is not at all. */
function fit(value: string, { exact, alike }: WantedValue): 0 | 1 | 2 {
  if (exact.some((phrase) => names(value, phrase))) return 2;
  return alike.some((phrase) => names(value, phrase)) ? 1 : 0;
}

/**
 * Of the variants of a product, in their order, those that were asked for: all chosen options must fit, those that a search
 * names do as well as they can. Undefined where nothing of the product was asked for, or it has not what was.
 */
export function wantedVariants<V extends OfferedVariant>(
  variants: readonly V[],
  { options, inStock, wanted, article }: VariantWish,
): WantedVariants<V> | undefined {
  const fitsOptions = optionsFit(options);
  const fitting = variants.filter((one) => fitsOptions(one) && (!inStock || canBeBought(one)));
  const numbered = article ? fitting.filter(({ sku }) => articleKey(sku).includes(article)) : [];
  const { best, named } = bestOf(numbered.length > 0 ? numbered : fitting, wanted);
  const lead = best.find(canBeBought) ?? best[0];
  const asked = options.flatMap(({ name }) => (lead && ownName(lead, spellingKey(name))) ?? []);
  const chosen = [...new Set([...asked, ...named])];
  if (!lead || (chosen.length === 0 && numbered.length === 0)) return undefined;
  return { variants: best, lead, names: chosen, isArticle: numbered.length > 0 };
}

/** What the variant's product calls the option of that key. */
const ownName = ({ options }: OfferedVariant, key: string): string | undefined =>
  Object.keys(options).find((name) => spellingKey(name) === key);

/** Whether a variant has a chosen value of each option, in whatever spelling. */
function optionsFit(options: VariantWish['options']): (variant: OfferedVariant) => boolean {
  const chosen = options.map(({ name, values }) => ({
    name: spellingKey(name),
    values: new Set(values.map(spellingKey)),
  }));
  return (variant) =>
    chosen.every(({ name, values }) =>
      values.has(spellingKey(variant.options[ownName(variant, name) ?? ''] ?? '')),
    );
}

const canBeBought = ({ stock }: OfferedVariant): boolean => stock === null || stock > 0;

/** Those of which most was wanted, and the names of the options that it was. */
function bestOf<V extends OfferedVariant>(variants: readonly V[], wanted: readonly WantedValue[]) {
  const scored = variants.map((variant) => {
    const hits = wanted.map((want) =>
      Math.max(0, ...Object.values(variant.options).map((value) => fit(value, want))),
    );
    return { variant, score: hits.reduce((sum, hit) => sum + hit, 0) };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  if (most === 0) return { best: [...variants], named: [] };
  const best = scored.filter(({ score }) => score === most).map(({ variant }) => variant);
  const isNamed = ([, value]: [string, string]) => wanted.some((want) => fit(value, want) > 0);
  const named = Object.entries(best[0]?.options ?? {}).filter(isNamed);
  return { best, named: named.map(([name]) => name) };
}
