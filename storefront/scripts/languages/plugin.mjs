/** Builds the storefront in one language: its texts take the place of the English ones, so that nothing else travels. */
import { basename } from 'node:path';
import { languageOffersIn, languagesIn, translate } from './translate.mjs';

const TEXTS = /\/app\/platform\/messages\/en\/([\w-]+)\.ts$/;

/** @param {string} tag the language; English needs nothing */
export const inLanguage = (tag) => ({
  name: 'language',
  enforce: 'pre',
  load(id) {
    const area = TEXTS.exec(id.replaceAll('\\', '/').split('?')[0])?.[1];
    if (area === 'languages') return languagesIn();
    if (area === 'language-offers') return languageOffersIn();
    if (tag === 'en' || !area) return null;
    const { code, problems } = translate(basename(area), tag);
    // what is not translated yet stays English, what is no more is left out; `npm run check` names both
    const broken = problems.filter((problem) => !/: (is missing|English has no such text)$/.test(problem));
    if (broken.length > 0) this.error(broken.join('\n'));
    return code;
  },
});
