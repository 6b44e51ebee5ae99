import { type Values, text } from './block';

/** What is asked for a shelf; two of one rule are asked once. */
export const shelfName = (fields: Values): string =>
  `${text(fields, 'rule') || 'featured'} ${text(fields, 'category')}`.trim();
