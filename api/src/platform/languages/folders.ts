import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** What stands in `language.json`. */
export interface LanguageFacts extends Writing {
  tag: string;
  dir?: 'ltr' | 'rtl';
  plurals: Readonly<Record<string, string>>;
}

/** Texts by their key. */
export type Texts = Readonly<Record<string, string>>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The tags of all languages but English. */
export const translated = (): string[] =>
  readdirSync(ALL)
    .filter((tag) => existsSync(join(ALL, tag, 'language.json')))
    .toSorted();

export const factsOf = (tag: string): LanguageFacts => read(join(ALL, tag, 'language.json')) as LanguageFacts;

/** One file of the API's texts: `mails`, `papers`, `sentences`; without any where the language has no such file. */
export function textsOf(tag: string, area: string): Texts {
  const file = join(ALL, tag, 'api', `${area}.json`);
  return existsSync(file) ? (read(file) as Texts) : {};
}
