import { type Values, text } from '../block';

/** What is asked for a shelf; two of different looks may ask the same. */
export function shelfQuestion(fields: Values, items: readonly Values[]): string {
  const rule = text(fields, 'rule') || 'featured';
  if (rule === 'hand') return `hand ${items.map((item) => text(item, 'product')).join(' ')}`;
  return rule === 'category' ? `category ${text(fields, 'category')}` : rule;
}

/** What a shelf shows: of each look so many, of those chosen by hand all. */
export function shelfName(fields: Values, items: readonly Values[]): string {
  const [question, look] = [shelfQuestion(fields, items), text(fields, 'look')];
  return text(fields, 'rule') !== 'hand' && ['rows', 'mosaic'].includes(look)
    ? `${question} in ${look}`
    : question;
}
