/**
 * Builds React and the router without what this shop never uses (decision 0524): functions by name, and branches that ask
 * for what no page has. What is left out and called after all throws, so that a journey finds it.
 */
import { parseSync } from 'oxc-parser';
import { leftOutIn } from './imports.mjs';
import { reactDom } from './react-dom.mjs';
import { router } from './router.mjs';

/** What is called after all names itself, and with it the list that it stands in. */
const leftOutBody = (name) => `throw Error("left out: ${name}")`;

/**
 * @typedef {object} LeftOut what of one file is left out
 * @property {string[]} [never] functions that nothing calls
 * @property {Record<string, string>} [instead] functions by what stands in their place
 * @property {string[]} [methods] classes whose methods, set on the prototype, go with them
 * @property {string[]} [without] properties of objects, by their keys
 * @property {string[]} [plain] properties that are a function and are worth 0 as well
 * @property {number[]} [tags] what `x.tag` is never
 * @property {string[]} [no] variables and members that are false wherever they are asked
 * @property {string[]} [yes] variables that are true wherever they are asked
 * @property {string[]} [mute] calls that only tell developers something
 * @property {string[]} [terse] calls whose first argument says enough
 */

/** Every node of a syntax tree, parents first; below what `visit` answers with true it does not look. */
function walk(node, visit, parent = null) {
  if (visit(node, parent)) return;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one?.type === 'string') walk(one, visit, node);
}

const isTag = (node) => node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag';

/** Of `30 === x.tag` in either order: the number. */
function askedTag({ type, operator, left, right }) {
  if (type !== 'BinaryExpression' || !/^[!=]==$/.test(operator)) return null;
  const literal = isTag(left) ? right : isTag(right) ? left : null;
  return literal?.type === 'Literal' ? literal.value : null;
}

const lastOf = (name) => name?.split('.').at(-1);
const written = (node) =>
  node?.type === 'Identifier'
    ? node.name
    : node?.type === 'MemberExpression' && !node.computed
      ? `${written(node.object)}.${node.property.name}`
      : node?.type === 'ChainExpression'
        ? written(node.expression)
        : '';

/** Where a value only decides: `!x`, `x && y`, `x ? y : z`, `if (x)`. */
const isAsked = (node, parent) =>
  (parent?.type === 'UnaryExpression' && parent.operator === '!') ||
  (parent?.type === 'LogicalExpression' && parent.operator !== '??') ||
  (/^(Conditional|If)/.test(parent?.type ?? '') && parent.test === node);

const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const ENDS = /^(Return|Throw|Break|Continue)Statement$/;

/** What a function is called, or what a callback is handed to. */
function nameOf(node, parent) {
  if (node.id) return node.id.name;
  if (parent?.type === 'VariableDeclarator') return parent.id.name;
  if (parent?.type === 'AssignmentExpression') return written(parent.left);
  return parent?.type === 'CallExpression' && parent.arguments[0] === node ? written(parent.callee) : '';
}

/** @param {LeftOut} leftOut */
function editsOf(
  tree,
  {
    never = [],
    instead = {},
    methods = [],
    without = [],
    plain = [],
    tags = [],
    no = [],
    yes = [],
    mute = [],
    terse = [],
  },
) {
  const bodies = { ...Object.fromEntries(never.map((name) => [name, leftOutBody(name)])), ...instead };
  const absent = new Set([
    ...Object.keys(bodies),
    ...methods,
    ...without,
    ...plain,
    ...no,
    ...yes,
    ...mute,
    ...terse,
  ]);
  const edits = [];
  const edit = (start, end, text = '') => edits.push({ start, end, text });
  const has = (names, name) => names.includes(name) && (absent.delete(name), true);
  walk(tree, (node, parent) => {
    if (isFunction(node) && has(Object.keys(bodies), nameOf(node, parent))) {
      edit(node.body.start, node.body.end, `{${bodies[nameOf(node, parent)]}}`);
      return true;
    }
    if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const [owner, prototype] = written(node.expression.left).split('.');
      if (prototype !== 'prototype' || !has(methods, owner)) return false;
      edit(node.start, node.end);
      return true;
    }
    if (node.type === 'CallExpression' && has(mute, written(node.callee))) {
      edit(node.start, node.end, 'void 0');
      return true;
    }
    if (node.type === 'CallExpression' && node.arguments.length > 1 && has(terse, written(node.callee)))
      edit(node.arguments[0].end, node.arguments.at(-1).end);
    const tag = askedTag(node);
    if (tags.includes(tag)) {
      edit(node.start, node.end, node.operator === '===' ? '!1' : '!0');
      return true;
    }
    if (/^(Identifier|MemberExpression|ChainExpression)$/.test(node.type) && isAsked(node, parent)) {
      const name = lastOf(written(node));
      const isNo = has(no, name);
      if (isNo || has(yes, name)) edit(node.start, node.end, isNo ? '!1' : '!0');
      return isNo;
    }
    if (node.type === 'ObjectExpression')
      node.properties.forEach(({ key, value, start, end }, at) => {
        if (key && has(without, key.name)) edit(start, node.properties[at + 1]?.start ?? end);
        else if (key && isFunction(value) && has(plain, key.name)) edit(value.start, value.end, '0');
      });
    if (node.type === 'SwitchStatement' && isTag(node.discriminant))
      // without its name the rest of a case is what follows an end: nobody comes there, and its variables stay known
      node.cases.forEach(({ test, consequent, start, end }, at) => {
        const isAfterEnd = ENDS.test(node.cases[at - 1]?.consequent.at(-1)?.type ?? '');
        if (tags.includes(test?.value) && (isAfterEnd || consequent.length === 0))
          edit(start, consequent[0]?.start ?? end);
      });
    return false;
  });
  if (absent.size > 0) throw new Error(`Nothing is called ${[...absent].join(', ')} any more.`);
  return edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Of edits one within another, the outer one counts. */
function applied(code, edits) {
  let [result, at] = ['', 0];
  for (const { start, end, text } of edits) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

export const packages = { ...reactDom, ...router };

/** @param {LeftOut} leftOut */
export const leaveOut = (code, leftOut) =>
  applied(code, editsOf(parseSync('package.js', code).program, leftOut));

/** Of a page: the router would pass over them. */
const NOT_HERE = /export (?:const|async function|function) (clientLoader|clientAction|clientMiddleware)\b/;

/** What React and the router are made of. */
const OWN = /\/node_modules\/(?:react|react-dom|react-router|scheduler|@react-router\/[\w-]+)\//;

const met = new Set();
/** Modules that take what is left out, with that; those that the build then leaves out itself do no harm. */
const takers = new Map();

const saidOf = (path, { name, of }) =>
  `${path.split(/\/node_modules\/|\/storefront\//).at(-1)} takes ${name} of ${of}, which is left out of this build: take it out of the lists in scripts/lean (docs/storefront.md).`;

/** @type {import('vite').Plugin} */
export const lean = {
  name: 'lean-packages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const path = id.replaceAll('\\', '/').split('?')[0];
    const [, name] = (/\/storefront\/app\//.test(path) && NOT_HERE.exec(code)) || [];
    if (name) this.error(`${name} is left out of this build: see scripts/lean.`);
    const [first] = OWN.test(path) ? [] : leftOutIn(code);
    if (first) takers.set(id, saidOf(path, first));
    const file = Object.keys(packages).find((one) => path.endsWith(`/node_modules/${one}`));
    if (!file) return null;
    met.add(file);
    return leaveOut(code, packages[file]);
  },
  generateBundle(_, bundle) {
    const built = Object.values(bundle).flatMap(({ modules }) => Object.entries(modules ?? {}));
    for (const [id, { renderedLength }] of built)
      if (renderedLength > 0 && takers.has(id)) this.error(takers.get(id));
  },
  buildEnd(error) {
    const missing = Object.keys(packages).filter((file) => !met.has(file));
    if (!error && missing.length > 0) this.error(`There is no ${missing.join(', ')} any more.`);
  },
};
