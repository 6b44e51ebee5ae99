import type { ActionWords } from '../contract.js';

export const WORDS: ActionWords = {
  label: 'Ship an order',
  question: 'The buyer is told that the parcel is on its way. That cannot be undone.',
};
export const STATUS = 'Status';
export const CARRIER = 'Carrier';
export const TRACKING_NUMBER = 'Tracking number';
