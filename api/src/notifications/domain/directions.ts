import type { Told, Tongue } from '../../kernel/tongue.js';

/** Around what has a direction of its own, until a letter is composed: HTML has an element for it, plain text shows codes as they are. */
const [APART, END] = ['\u2068', '\u2069'];
const FROM_RIGHT = /[\u0590-\u08ff]/u;

/** What is told, each apart from the words around it where one of them runs from right to left. Pure. */
export const apart = (told: Told, { runs }: Pick<Tongue, 'runs'>): Told =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && (runs === 'rtl' || FROM_RIGHT.test(value))
        ? APART + value + END
        : value,
    ]),
  );

/** Without these marks, which nobody sees and people would copy. */
export const unmarked = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

/** Escaped HTML with an element for each pair of them; what stands alone goes. */
export function marked(html: string): string {
  const next = html.replaceAll(/\u2068([^\u2068\u2069]*)\u2069/gu, '<bdi>$1</bdi>');
  return next === html ? unmarked(html) : marked(next);
}
