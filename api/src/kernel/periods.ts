import { endOfShopDay, shopDay } from './shop-days.js';
import { endingDay } from './working-days.js';
import { plusDays } from './world/days.js';

/**
 * The last moment of a period of so many days: the end of the last of them after that on which it began, and of the next working day where
 * that one is a Saturday, a Sunday or a holiday.
 */
export const endOfPeriod = (begun: Date, days: number): Date =>
  endOfShopDay(endingDay(plusDays(shopDay(begun), days)));

/** Fourteen days after that of delivery, or of the contract where nothing is sent (Directive 2011/83/EU, Art. 9; Regulation 1182/71, Art. 3). */
const WITHDRAWAL_DAYS = 14;

/** The last moment of the period to withdraw from a contract. */
export const withdrawableUntil = (begun: Date): Date => endOfPeriod(begun, WITHDRAWAL_DAYS);
