import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from 'oxc-parser';
import { INVARIANTS } from './adapters/persistence/check-invariants.js';
import { translated } from '../platform/languages/folders.js';
import { tongueOf } from '../platform/languages/tongues.js';

const API = fileURLToPath(new URL('../', import.meta.url));

/** Where the API says something to staff that is no refusal: lines of files, and what came of trying a connection. */
const SAID_IN = [
  'catalogue/{domain,application}/import/*.ts',
  'accounts/domain/customer{s-of-file,-of-line}.ts',
  'earlier-orders/domain/order{-of-lines,s-of-file}.ts',
  'kernel/sources/{moments,order-lines,woocommerce/orders}.ts',
  'connections/adapters/visit-own-address.ts',
  'channels/rooms/*/definition.ts',
  'invoices/authorities/*/session.ts',
  'notifications/adapters/transport/test-letter.ts',
  'payments/methods/trial.ts',
  'shipping/adapters/easypost/easypost-http.ts',
];

interface Node {
  type: string;
  value?: unknown;
  key?: { name?: string };
  id?: { name?: string };
  callee?: { name?: string };
  arguments?: Node[];
  expressions?: Node[];
  consequent?: Node;
  alternate?: Node;
  quasis?: { value: { cooked: string } }[];
}

const textsIn = (node: Node | undefined): string[] => (node ? textsOf(node) : []);

/** A text with its values, each as something that no catalogue has; each way in which it may be said. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsIn);
  if (node.type !== 'TemplateLiteral') return [];
  const pieces = (node.quasis ?? []).map(({ value }) => value.cooked);
  return pieces.slice(1).reduce<string[]>(
    (whole, piece, at) => {
      const value = node.expressions?.[at];
      const told = value?.type === 'ConditionalExpression' ? textsIn(value) : ['Xq7'];
      return whole.flatMap((before) => told.map((one) => before + one + piece));
    },
    pieces.slice(0, 1),
  );
}

/** Every text below. */
function* literalsIn(node: Node): Generator<string> {
  yield* textsOf(node);
  for (const one of below(node)) yield* literalsIn(one);
}

function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node) as unknown[])
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'object' && one !== null && 'type' in one) yield one as Node;
}

/** Functions that are told a fault or a note of a file. */
const TOLD_BY = ['wrong', 'note'];
/** Constants that are sentences, or have some. */
const TOLD_IN = ['ADVICE', 'NET', 'fault'];

/** What is said under the name `message` or `fault`, to a function of these, or as why a channel is closed. */
function* saidBelow(node: Node): Generator<string> {
  if (node.type === 'Property' && ['message', 'fault'].includes(node.key?.name ?? ''))
    yield* textsOf(node.value as Node);
  if (node.type === 'NewExpression' && node.callee?.name === 'ChannelClosed')
    for (const one of node.arguments ?? []) yield* textsOf(one);
  if (node.type === 'VariableDeclarator' && TOLD_IN.includes(node.id?.name ?? '')) yield* literalsIn(node);
  if (node.type === 'CallExpression' && TOLD_BY.includes(node.callee?.name ?? ''))
    yield* textsIn(node.arguments?.at(-1));
  for (const one of below(node)) yield* saidBelow(one);
}

const files = globSync(SAID_IN, { cwd: API, exclude: (name) => name.endsWith('.spec.ts') });
const sentences = [
  ...new Set(
    files.flatMap((name) => {
      const { program } = parseSync(name, readFileSync(join(API, name), 'utf8'));
      return [...saidBelow(program)];
    }),
  ),
  ...INVARIANTS.map(({ sentence }) => sentence),
]
  // values alone are said elsewhere
  .filter((text) => /\p{L}{2}/u.test(text.replaceAll('Xq7', '')));

describe('what the API says to staff', () => {
  it('is known from its sources', () => {
    expect(sentences.length).toBeGreaterThan(90);
    expect(sentences).toContain('The options of a variant are changed in the form');
    expect(sentences).toContain('EasyPost does not take this key. Compare it with what stands there.');
    expect(sentences).toContain('The mail server does not take this user name and password.');
    expect(sentences).toContain('Google does not answer: Xq7');
    expect(sentences).toContain('email: “Xq7” is no email and is left out.');
    expect(sentences).toContain('“Xq7” may be two days; write it as 2026-11-28');
  });

  it.each(translated())('is said in %s', (tag) => {
    expect(sentences.filter((sentence) => tongueOf(tag).sentence(sentence) === sentence)).toEqual([]);
  });
});
