import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = {
  label: 'Refund an order',
  question: 'The money leaves the shop. That cannot be undone.',
};
export const MONEY_BACK = 'Money back';
export const PIECES_BACK = 'Pieces';
export const REASON = 'What the buyer is told';
