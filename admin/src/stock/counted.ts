import type { ArrivalLine } from './arrival';

/** What was typed at a line; of what arrived null says that nobody has said anything of it. */
export type Typed = { received: string | null; lost: string };
/** By the variants. */
export type AllTyped = Readonly<Record<string, Typed>>;
type Line = Pick<ArrivalLine, 'variantId' | 'onTheWay'>;

const UNTYPED: Typed = { received: null, lost: '0' };
const WHOLE = /^\d{1,7}$/;

/** Nothing for nothing; undefined for what is no count. */
const counted = (text: string): number | undefined =>
  text.trim() === '' ? 0 : WHOLE.test(text.trim()) ? Number(text) : undefined;

/** What a line shows: until somebody counts, everything has come but what never will. */
export const shownAt = (all: AllTyped, { variantId, onTheWay }: Line): { received: string; lost: string } => {
  const { received, lost } = all[variantId] ?? UNTYPED;
  return { received: received ?? String(Math.max(0, onTheWay - (counted(lost) ?? 0))), lost };
};

/** Which field is no count, or that both together are too many. */
export type Wrong = 'received' | 'lost' | 'both';

/** What is wrong at a line, if anything is. */
export const wrongAt = (all: AllTyped, line: Line): Wrong | undefined => {
  const shown = shownAt(all, line);
  const [received, lost] = [counted(shown.received), counted(shown.lost)];
  if (received === undefined) return 'received';
  if (lost === undefined) return 'lost';
  return received + lost > line.onTheWay ? 'both' : undefined;
};

/** How many of a line have come and how many never will; undefined where it cannot be so. */
export const countOf = (all: AllTyped, line: Line): { received: number; lost: number } | undefined => {
  if (wrongAt(all, line)) return undefined;
  const shown = shownAt(all, line);
  return { received: counted(shown.received) ?? 0, lost: counted(shown.lost) ?? 0 };
};

export const typedAt = (all: AllTyped, { variantId }: Line, part: Partial<Typed>): AllTyped => ({
  ...all,
  [variantId]: { ...(all[variantId] ?? UNTYPED), ...part },
});
