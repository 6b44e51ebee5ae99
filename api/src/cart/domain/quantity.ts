import type { Refusal } from '../../kernel/refusal.js';
import { MOST_PER_LINE, NotEnoughStock, TooManyPerLine } from './refusals.js';

/** Why a line cannot hold `wanted` units, `available` being what can be bought (null is unlimited). */
export function whyNot(wanted: number, available: number | null): Refusal {
  if (wanted > MOST_PER_LINE && (available === null || available >= MOST_PER_LINE))
    return new TooManyPerLine();
  return new NotEnoughStock(Math.max(0, available ?? 0));
}
