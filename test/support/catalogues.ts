import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readTexts } from '../../storefront/scripts/languages/source.mjs';
import { areas, holdsTexts, messages } from '../../storefront/scripts/languages/translate.mjs';

/** Words that the goods of the demo say, too: options, values and names are the seller's. */
const OF_GOODS = ['Size', 'Home', 'Accessories', 'Shoes', 'Jeans', 'Suits', 'Compact'];

const isPlain = (english: string) => /^(['"])(?:(?!\1).)*\1$/s.test(english);

/** The texts of the storefront that are told nothing: English, and by their keys in another language. */
export function catalogueOf(tag: string) {
  const english = new Set<string>();
  const own: Record<string, string> = {};
  for (const area of areas().filter((name) => holdsTexts(name))) {
    const { texts } = readTexts(readFileSync(join(messages, 'en', `${area}.ts`), 'utf8'));
    const file = join(messages, tag, `${area}.json`);
    const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const { key, english: code, told } of texts) {
      if (told.size > 0 || !isPlain(code)) continue;
      english.add(code.slice(1, -1).replaceAll("\\'", "'"));
      own[key] = translated[key] ?? '';
    }
  }
  for (const text of [...Object.values(own), ...OF_GOODS]) english.delete(text);
  return { english, own };
}

/** What a page says, piece by piece: its texts, and what is read out. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent && !parent.closest('script, noscript, style, [lang]:not(html)'))
        said.add((textContent ?? '').trim());
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`)) said.add(one.getAttribute(name) ?? '');
    return [...said];
  });
