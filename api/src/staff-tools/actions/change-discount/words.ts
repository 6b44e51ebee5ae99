import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = { label: 'Change a discount' };
