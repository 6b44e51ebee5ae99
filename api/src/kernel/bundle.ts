import { wordedGoods, type GoodsTexts } from './goods-texts.js';

/** A piece of other goods that a bundle is made of, as a line of an order keeps it: what is sent, and by which stock it is sold. */
export interface BundlePart {
  variantId: string;
  sku: string;
  name: string;
  options: Readonly<Record<string, string>>;
  /** In one bundle. */
  quantity: number;
}

/** What is in a bundle, as shoppers read it. */
export interface ShownPart {
  productId: string;
  variantId: string;
  name: string;
  options: Record<string, string>;
  /** In one bundle. */
  quantity: number;
  /** It is sold by itself as well, and has a page of its own. */
  isSold: boolean;
}

/** What is in bundles, as the catalogue has it now. */
export abstract class PartsOfBundles {
  /** By variant, in the language of the reader; of what is no bundle nothing. */
  abstract of(variantIds: readonly string[]): Promise<ReadonlyMap<string, ShownPart[]>>;
}

/** The parts of all of these in the language of the reader. */
export async function wordedParts<One extends { parts?: ShownPart[] }>(
  lines: One[],
  texts: GoodsTexts,
): Promise<One[]> {
  const left = await wordedGoods(
    lines.flatMap(({ parts = [] }) => parts),
    texts,
  );
  return lines.map((line) => (line.parts ? { ...line, parts: left.splice(0, line.parts.length) } : line));
}

interface Wanted {
  variantId: string;
  quantity: number;
  parts?: readonly BundlePart[] | null | undefined;
}

/** What leaves the shelf for these lines: of a bundle its parts, which alone have stock. Pure. */
export const takenFor = (lines: readonly Wanted[]): { variantId: string; quantity: number }[] =>
  lines.flatMap(({ variantId, quantity, parts }) =>
    parts && parts.length > 0
      ? parts.map((part) => ({ variantId: part.variantId, quantity: part.quantity * quantity }))
      : [{ variantId, quantity }],
  );
