/** The texts of the panel in the other languages: `panel.json` in the folder of each, by the English sentence. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages, otherLanguages, readLanguage } from '../../storefront/scripts/languages/translate.mjs';
import { compiled } from './english.mjs';
import { labelsOfTheApi } from './labels-of-the-api.mjs';
import { isMessage, saidIn, sources } from './said.mjs';

/** Every text of the panel, those of the API's labels among them, in the order of the alphabet. */
export const keys = () =>
  [
    ...new Set([
      ...sources().flatMap(({ code }) => saidIn(code).flatMap(({ sentence }) => sentence ?? [])),
      ...labelsOfTheApi(),
    ]),
  ].toSorted();

const sourceOf = (tag) => {
  const file = join(messages, tag, 'panel.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
};

/** The file of a language; empty where nobody has begun. */
export const catalogueOf = (tag) => JSON.parse(sourceOf(tag));

/** Texts that stand in a file twice, as two people leave them who add the same one: the later is read, whoever wrote the first. */
function twiceIn(source) {
  const names = [...source.matchAll(/^\s*("(?:[^"\\]|\\.)*"):/gm)].map(([, name]) => JSON.parse(name));
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/**
 * A text of a language as code.
 *
 * @throws Error when it uses what it is not told, leaves out what it is told or a plural of the language
 */
export const textIn = (english, own, language) =>
  isMessage(english) ? compiled(english, own, language) : JSON.stringify(own);

/** The languages that the panel speaks besides English: whose folder has its texts. */
export const panelLanguages = () =>
  otherLanguages().filter((tag) => Object.keys(catalogueOf(tag)).length > 0);

/** How many texts each language lacks, as one line; they are said in English. */
export const missingTexts = () =>
  panelLanguages().flatMap((tag) => {
    const own = catalogueOf(tag);
    const count = keys().filter((english) => own[english] === undefined).length;
    return count > 0
      ? [`${tag}/panel.json lacks ${count} texts: node admin/scripts/catalogues.mjs ${tag}`]
      : [];
  });

/** What is wrong with the translations, each as one line. */
export function panelTranslations() {
  const all = keys();
  return panelLanguages().flatMap((tag) => {
    const language = readLanguage(tag);
    const own = catalogueOf(tag);
    const unused = Object.keys(own)
      .filter((english) => !all.includes(english))
      .map((english) => `${tag}/panel.json: “${english}” is said nowhere in the panel`);
    const wrong = all.flatMap((english) => {
      const at = `${tag}/panel.json: “${english}”`;
      if (own[english] === undefined) return [];
      try {
        return (textIn(english, own[english], language), []);
      } catch (error) {
        return [`${at}: ${error.message}`];
      }
    });
    const twice = twiceIn(sourceOf(tag)).map(
      (english) => `${tag}/panel.json: “${english}” stands there twice`,
    );
    return [...twice, ...unused, ...wrong];
  });
}

/** For whoever translates: what a language lacks, as the part of `panel.json` to be written. */
if (process.argv[1] === import.meta.filename) {
  const own = catalogueOf(process.argv[2] ?? '');
  const missing = keys().filter((english) => own[english] === undefined);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(missing.map((one) => [one, ''])), null, 2)}\n`);
}
