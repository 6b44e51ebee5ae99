import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = { label: 'Change a product' };
export const NAME = 'Name';
export const DESCRIPTION = 'Description';
export const PRICE = 'Price';
export const STOCK = 'Stock';
