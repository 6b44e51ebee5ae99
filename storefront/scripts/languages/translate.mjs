/** The modules of texts in another language: English, each text of it replaced. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from './message.mjs';
import { readTexts } from './source.mjs';

export const messages = join(dirname(fileURLToPath(import.meta.url)), '../../app/platform/messages');

/** What each language writes its own way, out of its `language.json`; nothing where a region says nothing of it and its base is English. */
const WRITTEN = {
  language: ({ tag, name, dir }) =>
    `export const languageTag = ${JSON.stringify(tag)};\nexport const languageName = ${JSON.stringify(name)};
export const languageRuns = ${JSON.stringify(dir)};`,
  writing: ({ numbers }) =>
    numbers &&
    `import { writingOf } from '../writing-of';\nexport const { whole, tenths, plain, amountIn } = writingOf(${JSON.stringify(numbers)});`,
  days: ({ days }) =>
    days &&
    `import { daysOf } from '../days-of';\nexport const { longDay, shortDay } = daysOf(${JSON.stringify(days)});`,
  moment: ({ days }) =>
    days &&
    `import { momentOf } from '../days-of';\nexport const writeMoment = momentOf(${JSON.stringify(days)});`,
};

/** Every language by its own name, English first. */
export const namedLanguages = (folder = messages) => [
  { id: 'en', name: 'English' },
  ...builtLanguages(folder).map((tag) => ({ id: tag, name: readLanguage(tag, folder).name })),
];

/** Every language by its own name, English among them: a table that each page has with it. */
export const languagesIn = (folder = messages) =>
  `export const languageNames = ${JSON.stringify(
    Object.fromEntries(namedLanguages(folder).map(({ id, name }) => [id, name])),
  )};\n`;

/** What each language offers itself with, in its own words. */
export function languageOffersIn(folder = messages) {
  const offers = builtLanguages(folder).map((tag) => [tag, readLanguage(tag, folder).offer]);
  const all = { en: 'This shop speaks English, too.', ...Object.fromEntries(offers) };
  return `export const languageOffers = ${JSON.stringify(all)};\n`;
}

/** Countries by CLDR, as far as it knows the language; in English where it does not. */
function placesIn(tag, folder) {
  const words = JSON.stringify(tableOf(tag, 'places', folder));
  const known = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const named = familyOf(tag, folder).at(-1) === 'en' ? [] : CODES;
  const names = Object.fromEntries(named.flatMap((code) => (known.of(code) ? [[code, known.of(code)]] : [])));
  return `const words: Record<string, string> = ${words};
const countries: Record<string, string> = ${JSON.stringify(names)};
export const placeLabel = (label: string): string => words[label] ?? label;
export const countryLabel = (code: string | undefined, name: string): string => countries[code ?? ''] ?? name;
`;
}

/** Every pair of letters: CLDR knows which are countries. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** Categories keep their names in addresses; people read those of `categories.json`. */
function categoriesIn(tag, folder) {
  const english = readFileSync(join(folder, 'en/categories.ts'), 'utf8');
  const names = JSON.stringify(tableOf(tag, 'categories', folder));
  return english.replace(
    /=> name;\n$/,
    `=> (${names} as Record<string, string>)[name.toLowerCase()] ?? name;\n`,
  );
}

/** What pages of the shop's own say, word for word as in `page-words.json`; what a merchant writes stays as it is. */
const pageWordsIn = (tag, folder) =>
  `const words: Record<string, string> = ${JSON.stringify(tableOf(tag, 'page-words', folder))};
export const pageWords = (text: string): string => words[text] ?? text;
`;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const tableIn = (tag, area, folder) => {
  const file = join(folder, tag, `${area}.json`);
  return existsSync(file) ? read(file) : {};
};

/** What a language says in an area, by its keys: of a region what it says otherwise, and the rest of its base. */
const tableOf = (tag, area, folder) =>
  Object.assign(
    {},
    ...familyOf(tag, folder)
      .toReversed()
      .map((one) => tableIn(one, area, folder)),
  );

/** A language and, of a region, its base: `en-GB`, `en`. */
export const familyOf = (tag, folder = messages) => {
  const { base } = tag === 'en' ? {} : read(join(folder, tag, 'language.json'));
  return base ? [tag, base] : [tag];
};

const folders = (folder) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'language.json')));

/** The languages that the storefront speaks besides English: the folders beside it. */
export const otherLanguages = (folder = messages) => folders(folder).filter((tag) => !tag.includes('-'));

/** How regions say and write otherwise what another language says: folders of differences. */
export const regionalLanguages = (folder = messages) => folders(folder).filter((tag) => tag.includes('-'));

/** All of them but English. */
export const builtLanguages = (folder = messages) => [
  ...otherLanguages(folder),
  ...regionalLanguages(folder),
];

/** English has no such file: what it writes stands in its modules. */
const PLAIN = { plurals: { one: 'n === 1' } };

/** @returns {{ tag: string, base?: string, name: string, dir?: 'rtl', checkedBy: string, plurals: Record<string, string> }} of a region with what it leaves to its base */
export const readLanguage = (tag, folder = messages) =>
  Object.assign(
    {},
    ...familyOf(tag, folder)
      .toReversed()
      .map((one) => (one === 'en' ? PLAIN : read(join(folder, one, 'language.json')))),
  );

/** What is no message: tables of names. */
const TABLES = new Set(['categories', 'language-offers', 'languages', 'page-words', 'places']);

/** The names of the areas that texts are kept in. */
export const areas = (folder = messages) =>
  readdirSync(join(folder, 'en'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => name.slice(0, -'.ts'.length));

/** Whether an area holds texts, and so a file of each language. */
export const holdsTexts = (area, folder = messages) =>
  !TABLES.has(area) &&
  !(area in WRITTEN) &&
  readTexts(readFileSync(join(folder, 'en', `${area}.ts`), 'utf8')).texts.length > 0;

/** Whether a region says something as its base does: a difference that is none. */
const isSame = (text, base, { told, english }) =>
  text !== undefined &&
  (base === undefined
    ? told.size === 0 && english.slice(1, -1).replaceAll("\\'", "'") === text
    : text === base);

/**
 * An area in another language.
 *
 * @returns {{ code: string, problems: string[] }} a module of TypeScript; what is wrong with the translation, each by its key
 */
export function translate(area, tag, folder = messages) {
  const language = readLanguage(tag, folder);
  if (area === 'categories') return { code: categoriesIn(tag, folder), problems: [] };
  if (area === 'page-words') return { code: pageWordsIn(tag, folder), problems: [] };
  if (area === 'places') return { code: placesIn(tag, folder), problems: [] };
  const english = readFileSync(join(folder, 'en', `${area}.ts`), 'utf8');
  if (WRITTEN[area]) return { code: WRITTEN[area](language) ?? english, problems: [] };
  const { texts, counts } = readTexts(english);
  const translated = texts.length > 0 ? tableOf(tag, area, folder) : {};
  const [own, base] = familyOf(tag, folder).map((one) => tableIn(one, area, folder));
  const isFull = base === undefined;
  const problems = [];
  let code = english;
  for (const text of texts.toReversed()) {
    const message = translated[text.key];
    if (message === undefined && !isFull) continue;
    try {
      if (message === undefined) throw new Error('is missing');
      if (!isFull && isSame(own[text.key], base[text.key], text)) throw new Error('is as its base says it');
      const made = compileMessage(message, text, language, counts);
      code = code.slice(0, text.start) + made + code.slice(text.end);
    } catch (error) {
      problems.unshift(`${tag}/${area}.json: ${text.key}: ${error.message}`);
    }
  }
  const known = new Set(texts.map(({ key }) => key));
  for (const key of Object.keys(own))
    if (!known.has(key)) problems.push(`${tag}/${area}.json: ${key}: English has no such text`);
  return { code, problems };
}
