import type { DiscountTerms } from '../discount.js';
import type { Condition, Known } from './contract.js';
import { country } from './country.js';
import { customerGroup } from './customer-group.js';
import { firstOrder } from './first-order.js';

/** All that a discount may ask of a purchase; the first that is not met is told. */
export const CONDITIONS: readonly Condition[] = [firstOrder, customerGroup, country];

/** Whether any of the discounts asks for something that needs it. */
export const needed = (all: readonly DiscountTerms[], needs: keyof Known): boolean =>
  CONDITIONS.some((one) => one.needs === needs && all.some((terms) => one.isAsked(terms)));

export const unmet = (terms: DiscountTerms, known: Known): Condition | undefined =>
  CONDITIONS.find((one) => one.isAsked(terms) && !one.isMet(terms, known));
