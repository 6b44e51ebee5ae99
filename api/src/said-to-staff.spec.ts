import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from 'oxc-parser';
import { INVARIANTS } from './integrity/adapters/persistence/check-invariants.js';
import { findingsOf, VALUE } from './integrity/testing/findings.js';
import { RETURN_STATES } from './returns/domain/return-states.js';
import { textsOf as catalogueOf, translated } from './platform/languages/folders.js';
import { tongueOf } from './platform/languages/tongues.js';

const API = fileURLToPath(new URL('./', import.meta.url));

/** Where the API decides, and where else it says something to people: labels, steps to a price, what came of trying a connection. */
const SAID_IN = [
  '*/{domain,application}/**/*.ts',
  'kernel/**/*.ts',
  'promotions/kinds/*/definition.ts',
  'connections/adapters/visit-own-address.ts',
  'channels/plugins/*/definition.ts',
  'invoices/authorities/*/session.ts',
  'notifications/adapters/transport/test-letter.ts',
  'notifications/senders/*/advice.ts',
  'payments/methods/trial.ts',
  'shipping/carriers/*/trial.ts',
];

/** Names of people in samples, and a function that is called as one which tells something. */
const SAYS_NOTHING = [
  'notifications/application/letter-samples.ts',
  'payments/application/offered-methods.ts',
];

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  key?: { name?: string };
  id?: { name?: string };
  init?: Node | null;
  callee?: { name?: string };
  arguments?: Node[];
  expressions?: Node[];
  consequent?: Node;
  alternate?: Node;
  quasis?: { value: { cooked: string } }[];
}

/** What the module that is read calls by a name. */
const named = new Map<string, Node[]>();

const textsIn = (node: Node | undefined): string[] => (node ? textsOf(node) : []);

/** A text with its values, each as something that no catalogue has; each way in which it may be said. */
function textsOf(node: Node): string[] {
  if (node.type === 'Identifier') return (named.get(node.name ?? '') ?? []).flatMap(textsOf);
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsIn);
  if (node.type !== 'TemplateLiteral') return [];
  const pieces = (node.quasis ?? []).map(({ value }) => value.cooked);
  return pieces.slice(1).reduce<string[]>(
    (whole, piece, at) => {
      const value = node.expressions?.[at];
      const texts =
        value && ['ConditionalExpression', 'Identifier'].includes(value.type) ? textsOf(value) : [];
      const told = texts.length > 0 ? texts : [VALUE];
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

function* namesIn(node: Node): Generator<[name: string, is: Node]> {
  if (node.type === 'VariableDeclarator' && node.id?.name && node.init) yield [node.id.name, node.init];
  for (const one of below(node)) yield* namesIn(one);
}

/** What is put together of parts that no template holds: each way in which it is said. */
const IN_PARTS: Readonly<Record<string, readonly string[]>> = {
  [`Return ${VALUE}: ${VALUE}`]: RETURN_STATES.map((state) => `Return ${state}: ${VALUE}`),
  [`A refund of ${VALUE} is on its way${VALUE}`]: [
    `A refund of ${VALUE} is on its way`,
    `A refund of ${VALUE} is on its way, for ${VALUE}`,
  ],
  [`${VALUE} when its discount has ended`]: [`Price must be at most ${VALUE} when its discount has ended`],
};

/** Functions that are told a fault or a note of a file, or a label. */
const TOLD_BY = ['wrong', 'note', 'says'];
/** Constants that are sentences, or have some. */
const TOLD_IN = ['ADVICE', 'NET', 'NOT_SHOWN', 'fault', 'unfit'];

/** What is said under the name `message` or `fault`, by a refusal at a field, to a function of these, or as why a channel is closed. */
function* saidBelow(node: Node): Generator<string> {
  if (node.type === 'Property' && ['message', 'fault'].includes(node.key?.name ?? ''))
    yield* textsOf(node.value as Node);
  if (node.type === 'NewExpression' && node.callee?.name === 'ChannelClosed')
    for (const one of node.arguments ?? []) yield* textsOf(one);
  if (node.type === 'VariableDeclarator' && TOLD_IN.includes(node.id?.name ?? '')) yield* literalsIn(node);
  if (node.type === 'CallExpression' && node.callee?.name === 'refusal' && node.arguments?.[3])
    yield* textsIn(node.arguments[2]);
  if (node.type === 'CallExpression' && TOLD_BY.includes(node.callee?.name ?? ''))
    yield* textsIn(node.arguments?.at(-1));
  for (const one of below(node)) yield* saidBelow(one);
}

const files = globSync(SAID_IN, { cwd: API, exclude: (name) => name.endsWith('.spec.ts') }).filter(
  (name) => !SAYS_NOTHING.includes(name),
);
const sentences = [
  ...new Set(
    files.flatMap((name) => {
      const program = parseSync(name, readFileSync(join(API, name), 'utf8')).program as unknown as Node;
      named.clear();
      for (const [one, is] of namesIn(program)) named.set(one, [...(named.get(one) ?? []), is]);
      return [...saidBelow(program)];
    }),
  ),
  ...INVARIANTS.map(({ sentence }) => sentence),
]
  .flatMap((text) => IN_PARTS[text] ?? [text])
  // values alone are said elsewhere, and names of fields have no blank
  .filter((text) => /\p{L}{2}/u.test(text.replaceAll(VALUE, '')) && !/^\w+(\.\w+)+$/.test(text));

/** What the integrity page names, and what it says is wrong. A value alone is what somebody else has said. */
const findings = [
  ...new Set(
    INVARIANTS.map(findingsOf).flatMap(({ records, details }) => [
      ...records,
      ...details.filter((detail) => detail !== VALUE),
    ]),
  ),
];

describe('what the API says to staff', () => {
  it('is known from its sources', () => {
    expect(sentences.length).toBeGreaterThan(400);
    expect(sentences).toContain('The options of a variant are changed in the form');
    expect(sentences).toContain('EasyPost does not take this key. Compare it with what stands there.');
    expect(sentences).toContain('The mail server does not take this user name and password.');
    expect(sentences).toContain('List price');
    expect(sentences).toContain(`Own price in ${VALUE}`);
    expect(sentences).toContain('Google does not answer: Xq7');
    expect(sentences).toContain('email: “Xq7” is no email and is left out.');
    expect(sentences).toContain('“Xq7” may be two days; write it as 2026-11-28');
  });

  it.each(translated())('is said in %s', (tag) => {
    expect(sentences.filter((sentence) => tongueOf(tag).sentence(sentence) === sentence)).toEqual([]);
  });

  it('is known of findings from the queries that find them', () => {
    expect(INVARIANTS.filter((one) => findingsOf(one).details.length === 0)).toEqual([]);
    expect(findings).toContain('credit notes');
    expect(findings).toContain('counted and not there');
    expect(findings).toContain(`on hand ${VALUE}, the book says ${VALUE}`);
    expect(findings).toContain(`does not carry the hash of row ${VALUE}`);
  });

  it('says every finding in every language, and nothing that nobody finds', () => {
    const keys = Object.keys(catalogueOf('en', 'findings'));
    const told = keys.map((key) => key.replaceAll(/\{\w+\}/g, VALUE));
    expect(findings.filter((one) => !told.includes(one))).toEqual([]);
    // words stand within findings, and what a provider has said goes on as it likes
    const others = told.filter((one) => one.includes(' ') && !findings.includes(one));
    expect(others).toEqual([`provider differs: ${VALUE}`]);
  });

  it.each(translated())('says findings in %s, with their states and what others have said', (tag) => {
    const of = (english: string) => tongueOf(tag).finding(english);
    expect(of('pending with a hold that is held')).not.toMatch(/pending|held/);
    expect(of('line MUG-1 is not as its receipt says')).toMatch(/(?=.*MUG-1)(?!.*receipt)/);
    expect(of('provider differs: amount 5')).toMatch(/: amount 5$/);
    expect(of('what nobody has translated')).toBe('what nobody has translated');
  });
});
