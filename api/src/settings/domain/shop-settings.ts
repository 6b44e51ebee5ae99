import type { FormerPrices } from '../../kernel/original-price.js';
import type { ShopSettings } from '../../kernel/settings/settings.js';
import { SINGLE_MARKET } from '../../kernel/world/single-market.js';

/** Where the directive on prices holds, what is crossed out is the lowest price of thirty days, unless the shop has decided otherwise. */
export const crossedOut = ({
  formerPrices,
  country,
}: Pick<ShopSettings, 'formerPrices' | 'country'>): FormerPrices =>
  formerPrices === 'by_country' ? (SINGLE_MARKET.has(country) ? 'lowest' : 'derived') : formerPrices;

/** Whether buyers may withdraw, are told of the legal guarantee and are bound by the words of the button alone (Directive 2011/83/EU). */
export const hasEuRules = ({ euRules, country }: Pick<ShopSettings, 'euRules' | 'country'>): boolean =>
  euRules === 'by_country' ? SINGLE_MARKET.has(country) : euRules === 'on';
