import type { OrderEditTerms } from '../../records';
import { isCount, type Left } from './left-of';

/** What comes that the order had none of. */
export type Added = { variantId: string; name: string; quantity: number };

/** A change as its dialog holds it: by the variant of a line, how many of it are to be there, and which other one goes instead. */
export type Change = {
  quantities: Readonly<Record<string, string>>;
  swaps: Readonly<Record<string, string>>;
  added: readonly Added[];
};

/** As the API has it: of one product and line. */
export const MOST = 99;

export const nothingChanged: Change = { quantities: {}, swaps: {}, added: [] };

export const quantityOf = ({ quantities }: Change, { line, left, wanted = left }: Left): string =>
  quantities[line.variantId] ?? String(wanted);

/** Whether some number is none. */
export const isUnclear = (change: Change, lines: readonly Left[]): boolean =>
  lines.some((one) => !isCount(quantityOf(change, one), MOST));

/** What leaves the order and what comes for it; the same thing is named once. */
export function termsOf(change: Change, lines: readonly Left[]): Pick<OrderEditTerms, 'leaving' | 'items'> {
  const leaving: OrderEditTerms['leaving'] = [];
  const { bring, items } = comingOf(change);
  for (const one of lines) {
    const { variantId } = one.line;
    const wanted = Number(quantityOf(change, one));
    const other = change.swaps[variantId];
    const stays = other ? 0 : Math.min(wanted, one.left);
    if (stays < one.left) leaving.push({ variantId, quantity: one.left - stays });
    bring(other ?? variantId, wanted - stays);
  }
  return { leaving, items: items() };
}

/** What goes out for what has come back: as many pieces of each line, or of what is sent instead of it, as are said. */
export function comingFor(change: Change, lines: readonly Left[]): Pick<OrderEditTerms, 'leaving' | 'items'> {
  const { bring, items } = comingOf(change);
  for (const one of lines) {
    const { variantId } = one.line;
    bring(change.swaps[variantId] ?? variantId, Number(quantityOf(change, one)));
  }
  return { leaving: [], items: items() };
}

function comingOf({ added }: Change) {
  const coming = new Map<string, number>();
  const bring = (variantId: string, quantity: number) => {
    if (quantity > 0) coming.set(variantId, (coming.get(variantId) ?? 0) + quantity);
  };
  const items = () => {
    for (const { variantId, quantity } of added) bring(variantId, quantity);
    return [...coming].map(([variantId, quantity]) => ({ variantId, quantity }));
  };
  return { bring, items };
}

/** One more of it, where it was added before. */
export const withAdded = (change: Change, variantId: string, name: string): Change => {
  const before = change.added.find((one) => one.variantId === variantId);
  const added = before
    ? change.added.map((one) =>
        one === before ? { ...one, quantity: Math.min(MOST, one.quantity + 1) } : one,
      )
    : [...change.added, { variantId, name, quantity: 1 }];
  return { ...change, added };
};
