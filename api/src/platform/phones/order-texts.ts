import { containing } from '../database/text-search.js';
import { phoneKeys } from './phone-keys.js';

/** Patterns of which one must be in the text that an order is found by: what was typed, and the phones that it may mean. */
export const orderTexts = (q: string): string[] => [q.toLowerCase(), ...phoneKeys(q)].map(containing);
