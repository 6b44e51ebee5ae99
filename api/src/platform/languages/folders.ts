import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseOf, familyOf, LANGUAGE } from '../../kernel/languages.js';
import type { Writing } from './writing.js';

const FOLDER = 'storefront/app/platform/messages';

/** Looked for upwards: the built API may be one file, and stands elsewhere than its sources. */
function above(folder: string): string {
  const found = join(folder, FOLDER);
  if (existsSync(found)) return found;
  if (dirname(folder) === folder) throw new Error(`${FOLDER} is missing`);
  return above(dirname(folder));
}

/** A language is one folder here, for pages, letters, papers and refusals alike; see docs/translate.md. */
const ALL = above(dirname(fileURLToPath(import.meta.url)));

/** What stands in `language.json`; numbers and days of English stand elsewhere. */
export interface Facts extends Partial<Writing> {
  tag: string;
  /** Of a region: what it says and writes as another language does. */
  base?: string;
  dir?: 'ltr' | 'rtl';
  plurals: Readonly<Record<string, string>>;
}

/** Texts by their key. */
export type Texts = Readonly<Record<string, string>>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const folders = (): string[] =>
  readdirSync(ALL)
    .filter((tag) => existsSync(join(ALL, tag, 'language.json')))
    .toSorted();

/** The tags of all languages but English. */
export const translated = (): string[] => folders().filter((tag) => baseOf(tag) === tag);

/** How regions have a language: folders of what they say and write otherwise. */
export const regional = (): string[] => folders().filter((tag) => baseOf(tag) !== tag);

/** English has no such file: what it writes stands in `writing.ts`. */
const PLAIN = { plurals: { one: 'n === 1' } };

/** What a language writes; of a region with what it leaves to its base. */
export const factsOf = (tag: string): Facts =>
  Object.assign(
    {},
    ...familyOf(tag)
      .toReversed()
      .map((one) => (one === LANGUAGE ? PLAIN : read(join(ALL, one, 'language.json')))),
  ) as Facts;

/** One file of the API's texts: `mails`, `papers`, `sentences`, `findings`; of a region with those of its base, or what it says otherwise alone. */
export const textsOf = (tag: string, area: string, which: 'all' | 'own' = 'all'): Texts =>
  Object.assign(
    {},
    ...(which === 'own' ? [tag] : familyOf(tag).toReversed()).map((one) => textsIn(one, area)),
  ) as Texts;

function textsIn(tag: string, area: string): Texts {
  const file = join(ALL, tag, 'api', `${area}.json`);
  return existsSync(file) ? (read(file) as Texts) : {};
}

/** What the panel calls things, by the English: a name alone, and no message that is told something. */
export const panelWords = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    familyOf(tag)
      .toReversed()
      .flatMap((one) => {
        const file = join(ALL, one, 'panel.json');
        return existsSync(file) ? Object.entries(read(file) as Texts) : [];
      })
      .filter(([english]) => !english.includes('{')),
  );
