/** The texts of the panel in its build: English beside the calls, every other language in a file of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages, readLanguage } from '../../storefront/scripts/languages/translate.mjs';
import { catalogueOf, keys, panelLanguages, textIn } from './catalogues.mjs';
import { withEnglish } from './english.mjs';

const MODULES = /\/admin\/src\/(?!.*\.spec\.)[^?]*\.tsx?$/;
const LIST = /\/admin\/src\/catalogues\.ts$/;
const OWN = '\0panel-texts/';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** Names by CLDR; what it does not know stays English. */
function namesOf(tag, type, codes) {
  const known = new Intl.DisplayNames([tag], { type, fallback: 'none' });
  return Object.fromEntries(codes.flatMap((code) => (known.of(code) ? [[code, known.of(code)]] : [])));
}

/** What the shop calls the parts of an address, but for what the panel says itself. */
function partsOfAddresses(tag, own) {
  const file = join(messages, tag, 'places.json');
  const places = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(places)
    .filter(([english]) => own[english] === undefined)
    .map((pair) => pair.map((text) => JSON.stringify(text)).join(': '));
}

/** The module of a language; what is not translated yet stays English, and `npm run check` names it. */
function moduleOf(tag) {
  const language = readLanguage(tag);
  const own = catalogueOf(tag);
  const texts = keys()
    .filter((english) => own[english] !== undefined)
    .map((english) => `${JSON.stringify(english)}: ${textIn(english, own[english], language)}`);
  const from = (name) => JSON.stringify(join(messages, name));
  return `import { writingOf } from ${from('writing-of.ts')};
import { daysOf, momentOf } from ${from('days-of.ts')};
export const texts = {\n${[...partsOfAddresses(tag, own), ...texts].join(',\n')}\n};
export const runs = ${JSON.stringify(language.dir ?? 'ltr')};
export const { whole, amountIn } = writingOf(${JSON.stringify(language.numbers)});
export const decimal = ${JSON.stringify(language.numbers.decimal)};
export const { longDay } = daysOf(${JSON.stringify(language.days)});
export const writeMoment = momentOf(${JSON.stringify(language.days)});
export const countries = ${JSON.stringify(namesOf(tag, 'region', PAIRS))};
export const currencies = ${JSON.stringify(namesOf(tag, 'currency', Intl.supportedValuesOf('currency')))};
`;
}

/** @returns {import('vite').Plugin} */
export const panelTexts = () => ({
  name: 'panel-texts',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('panel-texts/') ? `\0${id}` : null),
  load(id) {
    if (id.startsWith(OWN)) return moduleOf(id.slice(OWN.length));
    if (!LIST.test(id.replaceAll('\\', '/').split('?')[0])) return null;
    const each = panelLanguages().map((tag) => `${tag}: () => import('panel-texts/${tag}')`);
    return `export const catalogues = { ${each.join(', ')} };\n`;
  },
  transform: (code, id) => (MODULES.test(id.replaceAll('\\', '/')) ? withEnglish(code) : null),
});
