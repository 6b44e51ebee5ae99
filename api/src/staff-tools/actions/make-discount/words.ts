import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = { label: 'Make a discount' };
export const KIND = 'Kind';
export const NAME = 'Name';
export const LEAST_TOTAL = 'Least total of goods';
export const BY_CODE = 'Needs a code';
export const COMBINES = 'Together with others';
export const FIRST_ORDER = 'First order only';
export const USES = 'Uses in all';
export const PER_CUSTOMER = 'Uses per customer';
export const BUDGET = 'Budget';
export const SWITCHED_ON = 'Switched on';
export const STARTS = 'Starts';
export const ENDS = 'Ends';
export const COUNTRIES = 'Countries';
export const CATEGORIES = 'Categories';
export const YES = 'Yes';
export const NO = 'No';
