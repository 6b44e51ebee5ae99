/** Reads the English texts: which there are, where each stands in its module, and what it is told. */
import { parseSync } from 'oxc-parser';

/** What code reads and nobody else: never a text, whatever it is called by. */
const TECHNICAL = new Set(['icon', 'look', 'to', 'picture', 'fileName']);
/** Two letters, or a sign that languages set apart in their own ways. */
const WORD = /\p{L}{2}|%/u;
const WRAPPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

const bare = (node) => (WRAPPED.has(node?.type) ? bare(node.expression) : node);
const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** Every node of a piece of code, itself included. */
export function* nodesIn(node) {
  yield node;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesIn(one);
}

const textOf = (node) =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateElement'
      ? node.value.cooked
      : '';
const saysWords = (node) => [...nodesIn(node)].some((one) => WORD.test(textOf(one)));

/** The parameters of a function: each name with its type as it is written, `number`, `string`, `boolean`. */
function paramsOf({ params }) {
  const typed = (annotation) => (/^TS(\w+)Keyword$/.exec(annotation?.type ?? '')?.[1] ?? '').toLowerCase();
  return params.flatMap((param) => {
    const left = param.type === 'AssignmentPattern' ? param.left : param;
    if (left.type === 'Identifier') return [[left.name, typed(left.typeAnnotation?.typeAnnotation)]];
    return (left.properties ?? []).map(({ key }) => [key.name, '']);
  });
}

/** What a text is told of its parameters: `n`, and `shop_name` for `shop.name`, each with the code that gives it. */
function toldTo(node, params) {
  const told = new Map();
  const skipped = new Set();
  for (const one of nodesIn(node)) {
    const isPart = one.type === 'MemberExpression' && one.object.type === 'Identifier' && !one.computed;
    if (isPart && params.has(one.object.name)) {
      skipped.add(one.object).add(one.property);
      const isMethod = /^(toLowerCase|map|join|length)$/.test(one.property.name);
      const name = isMethod ? one.object.name : `${one.object.name}_${one.property.name}`;
      told.set(name, { code: isMethod ? name : name.replace('_', '.'), type: '' });
    }
    if (one.type === 'MemberExpression' && !one.computed) skipped.add(one.property);
    if (one.type === 'Identifier' && params.has(one.name) && !skipped.has(one))
      told.set(one.name, { code: one.name, type: params.get(one.name) });
  }
  const at = ([, { code }]) => [...params.keys()].indexOf(code.split('.')[0]);
  return new Map([...told].sort((one, other) => at(one) - at(other)));
}

const PARTS = {
  ObjectExpression: ({ properties }) =>
    properties.map((one) =>
      one.type === 'SpreadElement'
        ? ['more', one.argument]
        : [one.key.name ?? String(one.key.value), one.value],
    ),
  ArrayExpression: ({ elements }) =>
    elements.map((one, at) => [String(at), one.type === 'SpreadElement' ? one.argument : one]),
  ConditionalExpression: ({ consequent, alternate }) => [
    ['yes', consequent],
    ['no', alternate],
  ],
  CallExpression: (node) => node.arguments.map((one, at) => [String(at), one]),
  BlockStatement: ({ body }) =>
    body.filter(({ type }) => type === 'ReturnStatement').map(({ argument }) => ['is', argument]),
};

/**
 * The texts of a module of English.
 *
 * @param {string} code
 * @returns {{ texts: { key: string, start: number, end: number, told: Map<string, { code: string, type: string }>, english: string }[],
 *   counts: boolean }} in their order; `counts` when the module writes whole numbers by `whole`
 */
export function readTexts(code) {
  const { program, errors } = parseSync('texts.ts', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  const texts = [];
  const add = (path, { start, end }, node, params) =>
    texts.push({
      key: path.join('.'),
      start,
      end,
      told: toldTo(node, params),
      english: code.slice(start, end),
    });

  function walk(wrapped, path, params) {
    const node = bare(wrapped);
    if (node?.type === 'ArrowFunctionExpression') {
      const inner = new Map([...params, ...paramsOf(node)]);
      const body = bare(node.body);
      if (/^(Object|Array)Expression$|^BlockStatement$/.test(body.type)) walk(body, path, inner);
      else if (saysWords(body)) add(path, node.body, body, inner);
      return;
    }
    if (!node || TECHNICAL.has(path.at(-1))) return;
    if (node.type === 'TemplateLiteral' || typeof node.value === 'string') {
      if (saysWords(node)) add(path, node, node, params);
      return;
    }
    for (const [name, part] of PARTS[node.type]?.(node) ?? []) walk(part, [...path, name], params);
  }

  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) walk(init, [id.name], new Map());
  }
  return { texts, counts: /import \{[^}]*\bwhole\b/.test(code) };
}
