import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';

const IDS = Array.from({ length: 45 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
const OPEN = 'not yet';

const rows = new Map(
  readFileSync(join(root, 'docs/reliability.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id = '', , tests = ''] = line.split('|').map((cell) => cell.trim());
      return /^R\d\d$/.test(id) ? [[id, tests] as const] : [];
    }),
);

const specs = globSync(
  [
    'test/**/*.spec.ts',
    'api/{src,serving/src}/**/*.spec.ts',
    'storefront/app/**/*.spec.{ts,tsx}',
    'admin/src/**/*.spec.{ts,tsx}',
  ],
  { cwd: root },
).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const carrying = (id: string) =>
  specs.filter(({ text }) => new RegExp(`['"\`(][^'"\`]*\\b${id}\\b`).test(text)).map(({ file }) => file);

describe('docs/reliability.md', () => {
  it('has a row for every fault', () => expect([...rows.keys()]).toEqual(IDS));

  it.each(IDS)('%s names every test that carries it, or that there is none', (id) => {
    const named = [...(rows.get(id) ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(carrying(id).toSorted());
    expect(rows.get(id) === OPEN).toBe(named.length === 0);
  });
});

it('every failpoint of the code is one at which others go by', () => {
  const code = globSync('api/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const points = code.flatMap((text) => [...text.matchAll(/\.reach\('([\w-]+)'\)/g)].map(([, name]) => name));
  const interleavings = specs.filter(({ file }) => /\/interleavings[\w-]*\.spec/.test(file));
  const tried = interleavings.map(({ text }) => text).join('');
  expect(points).toContain('after-refund');
  expect(points.filter((name) => !tried.includes(`'${name}'`))).toEqual([]);
});
