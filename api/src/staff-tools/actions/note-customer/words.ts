import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = { label: 'Note something on a customer' };
export const NOTE = 'Note';
