import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const LOCKS = /^for(Update|NoKeyUpdate|Share|KeyShare)$/;
const RAW_LOCK = /\bfor (no key update|update|key share|share)\b/i;
/** What stands before the bracket of a list that is read once: a `with` that is kept, or one value. */
const READ_ONCE = /(\bas materialized|=)\s*$/i;

/** The whole chain of calls that this one is part of. */
function chainOf(call: ts.CallExpression): ts.CallExpression {
  let top = call;
  while (ts.isPropertyAccessExpression(top.parent) && ts.isCallExpression(top.parent.parent))
    top = top.parent.parent;
  return top;
}

function namesIn(chain: ts.CallExpression): string[] {
  const names: string[] = [];
  for (let at: ts.Node = chain; ts.isCallExpression(at);) {
    if (!ts.isPropertyAccessExpression(at.expression)) break;
    names.push(at.expression.name.text);
    at = at.expression.expression;
  }
  return names;
}

/** The call that is given this, directly or as what a function answers. */
function givenTo(node: ts.Node): ts.CallExpression | undefined {
  let at = node.parent;
  while (ts.isArrowFunction(at) || ts.isParenthesizedExpression(at)) at = at.parent;
  return ts.isCallExpression(at) ? at : undefined;
}

function isReadOnce(chain: ts.CallExpression): boolean {
  const names = namesIn(chain);
  if (names.some((name) => name.startsWith('execute') || name === 'stream')) return true;
  const given = givenTo(chain);
  const [first, second] = given?.arguments ?? [];
  if (given?.expression.getText().endsWith('.with')) return /\.materialized\(\)/.test(first?.getText() ?? '');
  return second !== undefined && ts.isStringLiteral(second) && second.text === '=';
}

/** The lists of rows to lock in raw SQL, each with what stands before its bracket; none for what stands in no bracket. */
function lockedIn(text: string): { before: string; list: string }[] {
  const opened: number[] = [];
  return [...text].flatMap((sign, at) => {
    if (sign === '(') opened.push(at);
    if (sign !== ')') return [];
    const from = opened.pop() ?? 0;
    return [{ before: text.slice(0, from), list: withoutInner(text.slice(from + 1, at)) }];
  });
}

const withoutInner = (text: string): string => {
  const outer = text.replaceAll(/\([^()]*\)/g, '');
  return outer === text ? text : withoutInner(outer);
};

/** Where so many rows are locked in a list that PostgreSQL may read again for each row, and so takes more of them. */
function readAgain(file: string, text = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node) =>
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && chainOf(node) === node) {
      const names = namesIn(node);
      const isLimited = names.includes('limit') && names.some((name) => LOCKS.test(name));
      if (isLimited && !isReadOnce(node)) note(node);
    }
    if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) {
      const lists = lockedIn(node.getText().replaceAll(/\$\{[^}]*\}/g, '0'));
      if (
        lists.some(
          ({ before, list }) => /\blimit\b/i.test(list) && RAW_LOCK.test(list) && !READ_ONCE.test(before),
        )
      )
        note(node);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const files = execFileSync('git', ['ls-files', 'api/src/*.ts', 'api/sandbox/src/*.ts', 'api/demo/src/*.ts'])
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\.spec\.ts$|\/migrations\//.test(file));

/**
 * `update … where id in (select … limit N for update skip locked)` may take more than N: PostgreSQL may read the list again for each
 * row, passes over what it has taken itself and goes on to the next. A materialized `with` is read once, and so is one value (`=`).
 */
describe('rows that are taken some at a time', () => {
  it('are found first, by a list that is read once', () => {
    expect(files.flatMap((file) => readAgain(file))).toEqual([]);
  });

  const list = `selectFrom('due').select('id').limit(most).forUpdate().skipLocked()`;
  const raw = 'select id from due where a in (select 1) limit ${most} for update skip locked';
  it.each([
    [`db.updateTable('due').where('id', 'in', ({ selectFrom }) => ${list}).execute()`, 1],
    [`db.updateTable('due').where('id', '=', ({ selectFrom }) => ${list}).execute()`, 0],
    [`db.with((cte) => cte('free').materialized(), () => ${list}).updateTable('due').execute()`, 0],
    [`db.with('free', () => ${list}).updateTable('due').execute()`, 1],
    [`const free = ${list}; db.deleteFrom('due').where('id', 'in', free).execute()`, 1],
    [`db.${list}.execute()`, 0],
    [`sql\`delete from due where id in (${raw})\``, 1],
    [`sql\`with free as materialized (${raw}) delete from due where id in (select id from free)\``, 0],
    [`sql\`${raw}\``, 0],
  ])('are told from others: %s', (text, times) => {
    expect(readAgain('sample.ts', text)).toHaveLength(times);
  });
});
