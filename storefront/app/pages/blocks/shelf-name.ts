import { type Values, text } from './block';

/** What is asked for a shelf; two that show the same are asked once. */
export function shelfName(fields: Values, items: readonly Values[]): string {
  const rule = text(fields, 'rule') || 'featured';
  if (rule === 'hand') return `hand ${items.map((item) => text(item, 'product')).join(' ')}`;
  return [rule, text(fields, 'category'), text(fields, 'look') === 'rows' ? 'rows' : ''].join(' ').trim();
}
