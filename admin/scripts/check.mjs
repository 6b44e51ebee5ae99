/** What is wrong with the texts of the panel: words outside `t`, messages that are none, values that are not told. */
import { parseSync } from 'oxc-parser';
import { nodesIn } from '../../storefront/scripts/languages/source.mjs';
import { wordsIn } from '../../storefront/scripts/languages/spoken.mjs';
import { saidIn, sources, wantedBy } from './said.mjs';

/** `Two words` and more, from a capital letter on: nothing that a program reads looks like that. */
const SENTENCE = /^[“‘]?\p{Lu}[\p{L}’'-]*,? [^:;{}()]*\p{L}/u;
/** Names of faces and the like. */
const NO_TEXT = /^(Figtree|Bricolage), |^ra\.|^[\w.-]+$|^https?:\/\/|^\/[\w /:]*$|^Bearer /;
/** Signs and names that are the same in each language. */
const SAME = /^(PDF|XML|CSV|SKU|Duka|Factur-X|https:\/\/|\/shop or https:\/\/|\p{Lu}{2,5})$/u;

const text = (node) =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join('…')
      : '';

/** What lists, dialogs and menus of the panel call their texts, beside what is read out anywhere. */
const SHOWN = new Set([
  'name',
  'done',
  'does',
  'yes',
  'no',
  'act',
  'primaryText',
  'explanation',
  'confirm',
  'create',
  'otherwise',
  'content',
]);

const shown = (node) =>
  (node.type === 'JSXAttribute' && SHOWN.has(node.name.name)) ||
  (node.type === 'Property' && SHOWN.has(node.key.name))
    ? text(node.value ?? node)
    : '';

/** The words of a module that people would read in English whatever their language. */
export function unsaid(code) {
  const { program } = parseSync('module.tsx', code);
  const inside = new Set(saidIn(code).map(({ sentence }) => sentence));
  const sentences = [...nodesIn(program)]
    .map(text)
    .filter((words) => SENTENCE.test(words) && !NO_TEXT.test(words));
  const named = [...nodesIn(program)].map(shown).filter((words) => /^\p{Lu}\p{L}/u.test(words));
  return [...new Set([...wordsIn(code), ...sentences, ...named])].filter(
    (words) => !inside.has(words) && !SAME.test(words) && !/^ra\./.test(words),
  );
}

function* faultsOf({ node, sentence, told }) {
  if (sentence === undefined) return yield `t(${node.arguments[0]?.type}) wants the sentence itself`;
  const said = `“${sentence}”`;
  if (node.arguments.length > 2) yield `${said}: the build puts in what follows the values`;
  if (told === undefined || told.has(undefined))
    return yield `${said}: the values stand in the call, each by its name`;
  try {
    const wanted = wantedBy(sentence);
    for (const name of wanted) if (!told.has(name)) yield `${said}: {${name}} is not told`;
    for (const name of told) if (!wanted.has(name)) yield `${said}: {${name}} is left out`;
  } catch (error) {
    yield `${said}: ${error.message}`;
  }
}

/** Each problem as one line, by its file. */
export const panelTexts = () =>
  sources().flatMap(({ file, code }) => [
    ...unsaid(code).map((words) => `admin/src/${file}: “${words}” is said outside t()`),
    ...saidIn(code).flatMap((call) => [...faultsOf(call)].map((fault) => `admin/src/${file}: ${fault}`)),
  ]);
