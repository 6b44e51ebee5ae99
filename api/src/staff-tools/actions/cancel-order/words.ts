import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = {
  label: 'Cancel an order',
  question: 'The order ends, and what was paid goes back. That cannot be undone.',
};
export const STATUS = 'Status';
export const MONEY_BACK = 'Money back';
export const REASON = 'What the buyer is told';
