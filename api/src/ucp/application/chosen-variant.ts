import type { Offer } from '../../checkout/application/ports.js';
import { valuesOf } from './goods-views.js';
import { canBeHad } from './find-goods.js';

export type Selection = readonly { name: string; label: string }[];

const fits = ({ options }: Offer, selection: Selection): boolean =>
  selection.every(({ name, label }) => options[name] === label);

/**
 * As much of a selection as some variant has: where none has all of it, the options that are named last in `preferences`
 * are let go first, and then those that are not named.
 */
export function settled(
  offers: readonly Offer[],
  asked: Selection,
  preferences: readonly string[],
): Selection {
  const places = new Map(preferences.map((name, at) => [name, at]));
  let left = asked.toSorted(
    (one, other) =>
      (places.get(one.name) ?? preferences.length) - (places.get(other.name) ?? preferences.length),
  );
  while (left.length > 0 && !offers.some((offer) => fits(offer, left))) left = left.slice(0, -1);
  return left;
}

/** The variants that a selection leaves, those that can be had first. */
export const selected = (offers: readonly Offer[], selection: Selection): Offer[] =>
  offers.filter((offer) => fits(offer, selection));

/** Each value of each option: whether a variant has it beside the rest of the selection, and whether one can be had. */
export const signalsOf = (offers: readonly Offer[], selection: Selection) =>
  [...valuesOf(offers)].map(([name, labels]) => ({
    name,
    values: labels.map((label) => {
      const others = selection.filter((one) => one.name !== name);
      const having = selected(offers, [...others, { name, label }]);
      return { label, exists: having.length > 0, available: having.some(canBeHad) };
    }),
  }));
