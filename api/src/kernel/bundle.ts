/** A piece of other goods that a bundle is made of, as a line of an order keeps it: what is sent, and by which stock it is sold. */
export interface BundlePart {
  variantId: string;
  sku: string;
  name: string;
  options: Readonly<Record<string, string>>;
  /** In one bundle. */
  quantity: number;
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
