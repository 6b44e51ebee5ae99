/** What the code of the storefront says by itself, and which texts of English nobody says. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { areas, holdsTexts, messages } from './translate.mjs';
import { nodesIn, readTexts } from './source.mjs';

const app = join(dirname(fileURLToPath(import.meta.url)), '../../app');
const READ_OUT = new Set([
  ...[
    'aria-label',
    'aria-roledescription',
    'aria-description',
    'alt',
    'label',
    'legend',
    'placeholder',
    'title',
  ],
  ...['text', 'hint', 'helperText', 'error'],
]);
/** Read by machines, in English. */
const FOR_MACHINES = new Set(['pages/llms-txt.ts']);
const WORD = /\p{L}{2}/u;

/** The modules of the storefront that may say something: neither texts nor tests. */
const sources = () =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\/|messages\//.test(file))
    .map((file) => ({ file, code: readFileSync(join(app, file), 'utf8') }));

const literal = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join(' ')
      : '';

function* saidBy(node) {
  if (node.type === 'JSXText') yield node.value;
  if (node.type === 'JSXExpressionContainer') yield literal(node.expression);
  const isToast = node.type === 'CallExpression' && node.callee.object?.name === 'toast';
  if (isToast) yield literal(node.arguments[0]);
}

function* readOutBy(node) {
  if (node.type === 'JSXAttribute' && READ_OUT.has(node.name.name))
    yield literal(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
  if (node.type === 'Property' && READ_OUT.has(node.key.name)) yield literal(node.value);
}

/** The words in a module that people would read in English whatever their language. */
export function wordsIn(code) {
  const words = [];
  const attributes = new Set();
  for (const node of nodesIn(parseSync('module.tsx', code).program)) {
    if (node.type === 'JSXAttribute' && node.value) attributes.add(node.value);
    const said = attributes.has(node) ? [] : [...saidBy(node)];
    for (const text of [...said, ...readOutBy(node)]) if (WORD.test(text)) words.push(text.trim());
  }
  return words;
}

export const literals = () =>
  sources()
    .filter(({ file }) => !FOR_MACHINES.has(file))
    .flatMap(({ file, code }) =>
      wordsIn(code).map((words) => `app/${file}: “${words}” belongs to app/platform/messages`),
    );

/** Texts of English whose name no module says. */
export function unused() {
  const said = sources()
    .map(({ code }) => code)
    .join('\n');
  const own = new Map(
    areas().map((area) => [area, readFileSync(join(messages, 'en', `${area}.ts`), 'utf8')]),
  );
  return areas()
    .filter((area) => holdsTexts(area))
    .flatMap((area) => {
      const names = new Set(
        readTexts(own.get(area)).texts.map(({ key }) => key.split('.').slice(0, 2).join('.')),
      );
      return [...names]
        .filter((name) => {
          const [table, key = table] = name.split('.');
          const byName = new RegExp(`\\b${/^\d+$/.test(key) ? table : key}\\b`);
          const byWord = new RegExp(`\\b${table}\\b(\\)? as [^)]+\\))?\\[`);
          const beside = [...own].filter(([other]) => other !== area).map(([, code]) => code);
          const inside = own.get(area).split(new RegExp(`\\b${table}\\b`)).length > 2;
          return ![said, ...beside].some((code) => byName.test(code) || byWord.test(code)) && !inside;
        })
        .map((name) => `en/${area}.ts: ${name} is said nowhere`);
    });
}
