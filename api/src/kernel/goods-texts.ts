/** A short text that many products share: the name of an option, one of its values, a line of a specification. */
export type SharedKind = 'word' | 'category' | 'field';
/** What texts belong to. */
export type TextKind = SharedKind | 'product' | 'page' | 'discount';

export type Texts = Readonly<Record<string, string>>;
const NONE: Texts = {};

/** The texts of what the shop sells, in one language; what nobody has translated is as it was written. */
export interface Wording {
  /** BCP 47, the language alone: `fr`. */
  readonly language: string;
  readonly word: (original: string) => string;
  /** The name of a category. */
  readonly category: (original: string) => string;
  /** What a category says, by its key, or a declared field, by the name of its member. */
  readonly of: (kind: 'category' | 'field', owner: string) => Texts;
  /** What products say, by their ids: all of it, or what is no description. One statement, however many there are. */
  readonly products: (ids: readonly string[], which: 'short' | 'all') => Promise<ReadonlyMap<string, Texts>>;
  /** What pages that a merchant has composed say, by their ids: all of it, or what the page itself is called. One statement. */
  readonly pages: (ids: readonly string[], which: 'short' | 'all') => Promise<ReadonlyMap<string, Texts>>;
}

/** What the shop sells, in the language of whoever asks. */
export abstract class GoodsTexts {
  /** In the caller's language unless told; undefined for whoever reads the shop's own, which costs nothing. */
  abstract wording(language?: string): Promise<Wording | undefined>;
  /** What a product or a discount (by its id) or a category (by its key) is called in each language of the shop; undefined where there is but one. */
  abstract names(
    kind: 'product' | 'category' | 'discount',
    owner: string,
    original: string,
  ): Promise<Texts | undefined>;
  /** In which language searches are read; undefined where it is English, and the shop's own. */
  abstract searched(): Promise<{ language: string; isOwn: boolean } | undefined>;
  /** What may be meant by a word that somebody read in a language of the shop: the originals, or the word itself. */
  abstract meant(kind: 'word' | 'category', text: string): Promise<readonly string[]>;
}

/** A text in the language of the reader. Pure. */
export const worded = (texts: Texts | undefined, field: string, original: string): string =>
  (texts ?? NONE)[field] ?? original;

export interface OptionOfProduct {
  name: string;
  values: readonly { value: string }[];
}
type OfProduct = readonly OptionOfProduct[];

/**
 * What the options of a product and their values are called in the language, by the originals. Where two of them would read
 * alike all stay as they were written: whoever reads them must be able to tell them apart. Pure.
 */
export function optionWords(ofProduct: OfProduct, wording: Wording): (original: string) => string {
  const areDifferent = [
    ofProduct.map(({ name }) => name),
    ...ofProduct.map(({ values }) => values.map(({ value }) => value)),
  ]
    .map((all) => [...new Set(all)].map(wording.word))
    .every((all) => new Set(all).size === all.length);
  return areDifferent ? wording.word : (original) => original;
}

/** Options of a variant as they are called in the language: names and values, as the page of the product has them where its options are known. Pure. */
export function wordedOptions(
  options: Readonly<Record<string, string>>,
  wording: Wording | undefined,
  ofProduct: OfProduct = Object.entries(options).map(([name, value]) => ({ name, values: [{ value }] })),
): Record<string, string> {
  const word = wording ? optionWords(ofProduct, wording) : (original: string) => original;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [word(name), word(value)]));
}

/** A shop that nobody has translated. */
export const ORIGINALS: GoodsTexts = {
  wording: () => Promise.resolve(undefined),
  names: () => Promise.resolve(undefined),
  searched: () => Promise.resolve(undefined),
  meant: (_kind, text) => Promise.resolve([text]),
};

interface Goods {
  productId: string;
  name: string;
  options?: Readonly<Record<string, string>>;
}

/** Lines of a cart, of an order: what they name, in the language of the reader; with the options of the product of each, where they have any. */
export async function wordedGoods<One extends Goods>(
  lines: One[],
  texts: GoodsTexts,
  ofProducts: readonly OfProduct[] = [],
): Promise<One[]> {
  const wording = lines.length > 0 ? await texts.wording() : undefined;
  if (!wording) return lines;
  const products = await wording.products([...new Set(lines.map(({ productId }) => productId))], 'short');
  return lines.map((line, at) => ({
    ...line,
    name: worded(products.get(line.productId), 'name', line.name),
    ...(line.options && { options: wordedOptions(line.options, wording, ofProducts[at]) }),
  }));
}
