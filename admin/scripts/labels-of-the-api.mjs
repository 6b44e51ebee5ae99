/** What the API calls fields, blocks, reports, rights and the like: the panel says it in its own language, by the English. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const api = join(dirname(fileURLToPath(import.meta.url)), '../../api/src');

/** Where variants of the shop are declared, each in its room. */
const DECLARED = [
  '{catalogue,identity}/domain/**/{fields,built-in}.ts',
  'pages/blocks/**/{definition,common-fields}.ts',
  'reports/kinds/**/{definition,sales-columns,margin-columns}.ts',
  '{promotions/kinds,payments/methods,feeds/formats,invoices/{authorities,networks},shipping/carriers,notifications/senders}/**/{definition,sender}.ts',
  'channels/plugins/**/variables.ts',
  'staff-tools/actions/*/words.ts',
  'kernel/{own-lines,permission}.ts',
  'kernel/settings/{general,selling,money,checkout}.ts',
];
const WORDS = /^[\p{Lu}“][\p{L}’' -]*\p{Ll}|^(\d )?\p{L}+ .*\p{L}/u;
const CODE = /^[\w-]*[/.:=][\w/.:=-]*$|^\p{Lu}[\p{Ll}\d]*(\p{Lu}[\p{Ll}\d]*)+$|^[\p{Lu}_\d]+$/u;

/** What variables of the environment, refusals and pages of shoppers say: nobody reads it in the panel. */
const ELSEWHERE = new RegExp(
  [
    '^(must|belongs to|see|by|in|out of|from|at|when|on|an order that|nothing is|no [a-z]|to (the|your)|the (local|service|way|address|shop’s)) ',
    '^(Order placed|Your order|You (pay|approve)|Secure payment|Approve|Enter your M|We ship|Continue to|Products array|A step needs|Pay |Duka;) ?',
    '^Payments? |^\\w+ payments$|’s own( |;|$)|`|^Organization$',
  ].join('|'),
  'u',
);

/** Members that only documents say: the API's, and the table of variables. */
const OF_THE_DOCUMENT = new Set(['tells', 'example', 'usual', 'about']);

function* literalsIn({ type, ...node }) {
  if (/^(ImportDeclaration|TS(?!As|Satisfies)|ExportAllDeclaration)/.test(type)) return;
  if (type === 'Literal' && typeof node.value === 'string') yield node.value;
  if (type === 'ThrowStatement' || (type === 'Property' && OF_THE_DOCUMENT.has(node.key.name))) return;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value])
      if (one && typeof one.type === 'string') yield* literalsIn(one);
}

const sourcesOf = (files) =>
  globSync(files, { cwd: api, exclude: (file) => /\.spec\./.test(file) })
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(api, file), 'utf8') }));

/** What stands above the columns of the files that people read: lists with `label` and `cell`, headed as the language says. */
const headings = () =>
  sourcesOf('*/adapters/{http,persistence}/*.ts')
    .filter(({ code }) => /\bheaded\(|: readonly Column</.test(code))
    .flatMap(({ code }) =>
      [...code.matchAll(/\{ label: '(\p{Lu}[^']*)', cell:/gu)].map(([, label]) => label),
    );

/** The English of each label, as the API tells it. */
export const labelsOfTheApi = () => [
  ...new Set([
    ...sourcesOf(DECLARED)
      .flatMap(({ file, code }) => [...literalsIn(parseSync(file, code).program)])
      .filter((text) => WORDS.test(text) && !CODE.test(text) && !ELSEWHERE.test(text)),
    ...headings(),
  ]),
];
