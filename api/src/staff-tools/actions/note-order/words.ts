import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = { label: 'Note something on an order' };
export const NOTE = 'Note';
