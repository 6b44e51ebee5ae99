import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readTexts } from '../../storefront/scripts/languages/source.mjs';
import {
  areas,
  holdsTexts,
  messages,
  otherLanguages,
} from '../../storefront/scripts/languages/translate.mjs';

/** Words that the goods of the demo say, too: options, values and names are the seller's. */
const OF_GOODS = ['Size', 'Home', 'Accessories', 'Shoes', 'Jeans', 'Suits', 'Compact'];

const isPlain = (english: string) => /^(['"])(?:(?!\1).)*\1$/s.test(english);

const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(messages, ...path), 'utf8')) as Record<string, string>;

/** The texts of an area that are told nothing, by their keys: as English has them. */
const plainOf = (area: string) =>
  readTexts(readFileSync(join(messages, 'en', `${area}.ts`), 'utf8')).texts.filter(
    ({ told, english }) => told.size === 0 && isPlain(english),
  );

/** What the API says to people, and prints for them, where nothing is told: one catalogue after another. */
const API = ['sentences', 'mails', 'papers', 'findings'];

const saidByApi = (tag: string) =>
  API.flatMap((name) => Object.values(read(tag, 'api', `${name}.json`)))
    .map((text) => text.trim())
    .filter((text) => !text.includes('{') && /\p{L}{2}/u.test(text));

/** The texts of the shop that are told nothing: those of the storefront in a language by their keys, and those that only other languages have. */
export function catalogueOf(tag: string) {
  const foreign = new Set(['en', ...otherLanguages()].flatMap(saidByApi));
  const own: Record<string, string> = {};
  for (const area of areas().filter((name) => holdsTexts(name)))
    for (const language of otherLanguages()) {
      const translated = read(language, `${area}.json`);
      for (const { key, english } of plainOf(area)) {
        foreign.add(english.slice(1, -1).replaceAll("\\'", "'"));
        const text = translated[key] ?? '';
        if (language === tag) own[key] = text;
        else foreign.add(text);
      }
    }
  const names = ['categories', 'page-words', 'places'].flatMap((table) =>
    Object.values(read(tag, `${table}.json`)),
  );
  for (const text of [...Object.values(own), ...saidByApi(tag), ...names, ...OF_GOODS]) foreign.delete(text);
  return { foreign, own };
}

/** What letters say: each of them in a language, and the sentences that only other languages have. */
export function lettersOf(tag: string) {
  const own = read(tag, 'api', 'mails.json');
  const said = new Set(Object.values(own));
  const others = ['en', ...otherLanguages()].flatMap((one) => Object.values(read(one, 'api', 'mails.json')));
  return {
    own: (key: string) => {
      const text = own[key];
      if (!text) throw new Error(`${tag} has no letter ${key}`);
      return text;
    },
    foreign: others.filter((text) => !text.includes('{') && text.split(' ').length > 2 && !said.has(text)),
  };
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
