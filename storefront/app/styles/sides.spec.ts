import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';

const app = new URL('../', import.meta.url);
const read = (ending: RegExp) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.spec.'))
    .map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(new URL(file, app), 'utf8')]);

/** `left`, or four values of which right and left differ: what leaves the other side where a page runs from right to left. */
const NAMED =
  /(?:^|[\s;{])((?:(?:margin|padding|border)-)?(?:left|right)\s*:[^;]+|(?:float|clear): *(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius:[^;]+)/g;
const FOUR = /(?:^|[\s;{])((?:inset|margin|padding): *([^;{}]+));/g;

/** Parts at spaces outside of brackets. */
function parts(values: string): string[] {
  let depth = 0;
  return [...values]
    .map((one) => {
      depth += Number(one === '(') - Number(one === ')');
      return one === ' ' && depth === 0 ? '\n' : one;
    })
    .join('')
    .split('\n');
}

const lopsided = (values: string): boolean => {
  const [, right, , left] = parts(values.trim());
  return left !== undefined && left !== right;
};

it('styles stand at the start or the end of a line, so that they are mirrored with it', () => {
  const found = read(/\.css$/).flatMap(([file, css]) => [
    ...[...css.matchAll(NAMED)].map(([, said = '']) => `${file}: ${said}`),
    ...[...css.matchAll(FOUR)].flatMap(([, said = '', values = '']) =>
      lopsided(values) ? [`${file}: ${said}`] : [],
    ),
  ]);
  expect(found).toEqual([]);
});

it('and so do classes', () => {
  const side =
    /(?<=["'`\s:])-?(?:(?:left|right|pl|pr|ml|mr)-[\d[]|border-[lr]-|rounded-[tb][lr]-|text-(?:left|right)\b)[^\s"'`]*/g;
  const found = read(/\.tsx$/).flatMap(([file, code]) =>
    [...code.matchAll(side)].map(([said]) => `${file}: ${said}`),
  );
  expect(found).toEqual([]);
});

it('what is typed keeps its own order on a page that runs from right to left, `1 Allee`', () => {
  for (const file of ['./components.css', '../../../admin/src/layout/direction.css'])
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(
      /input[^{}]*\{\s*unicode-bidi: plaintext;/,
    );
});
