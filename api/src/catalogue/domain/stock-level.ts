import { isOneLine } from '../../kernel/one-line.js';
import { isFault, readName, type LineFault, type NamedVariant } from './named-variant.js';

/** So many levels are taken at once. */
export const MOST_LEVELS = 1_000;
const MOST_UNITS = 1_000_000;
const LONGEST_REASON = 200;

/** Said wherever somebody sets the stock of a bundle. */
export const NO_STOCK_OF_ITS_OWN = 'A bundle is sold by the stock of its parts: set theirs';

/** What was counted on the shelf of a variant. */
export interface CountedLevel {
  of: NamedVariant;
  /** Pieces that lie there, those for waiting orders as well; null is any number. */
  onHand: number | null;
  reason: string;
}

/** Why a level is not taken, in a sentence at its member. */
export type LevelFault = LineFault<'sku' | 'variantId' | 'onHand' | 'reason' | 'level'>;

/** A shelf as it is now. */
export interface Shelf {
  variantId: string;
  sku: string;
  /** Null is any number. */
  onHand: number | null;
  /** Pieces of it that waiting orders hold. */
  held: number;
  /** Pieces of it that lie at other places than the default one; none unless told. */
  elsewhere?: number;
  /** It is made of other variants, and nothing lies there. */
  isBundle?: boolean;
}

/** One line of what another system sends, checked. Pure. */
export function readLevel(sent: unknown): CountedLevel | LevelFault {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { field: 'level', message: 'Each level must be an object' };
  const { sku, variantId, onHand, reason } = sent as Partial<Record<string, unknown>>;
  const why = reason ?? '';
  const of = readName(sku, variantId);
  if (isFault(of)) return of;
  if (onHand !== null && !isUnits(onHand))
    return { field: 'onHand', message: 'onHand must be a whole number up to 1,000,000, or null' };
  if (typeof why !== 'string' || why.length > LONGEST_REASON || !isOneLine(why))
    return { field: 'reason', message: `reason must be one line of at most ${LONGEST_REASON} characters` };
  return { of, onHand, reason: why.normalize('NFC').trim() };
}

const isUnits = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_UNITS;

/** Whether the shelf can have so many. Pure. */
export function faultOnShelf(
  { onHand }: Pick<CountedLevel, 'onHand'>,
  { held, elsewhere = 0 }: Shelf,
): LevelFault | undefined {
  if (onHand === null || onHand >= Math.max(held, elsewhere)) return undefined;
  if (onHand < held) return { field: 'onHand', message: `Waiting orders hold ${held} of it` };
  return { field: 'onHand', message: `Other places have ${elsewhere} of it` };
}
