import { expect, it } from '@jest/globals';
import { planRedirects } from './redirects-of-file.js';

const plan = (pairs: readonly (readonly [string, string])[], known: Record<string, string> = {}) =>
  planRedirects(
    pairs.map(([from, to], at) => ({ line: at + 2, cells: { from, to } })),
    new Map(Object.entries(known)),
    { origin: 'https://shop.example', most: 10_000, objection: () => undefined },
  );

const CHAIN = Array.from(
  { length: 5_000 },
  (_, at) => [`/step-${at}`, `/step-${at + 1}?from=${at}`] as const,
);

it.each([
  ['in its order', CHAIN],
  ['from its end', CHAIN.toReversed()],
])('a long chain of redirects leads each of them to its end, %s', (_, pairs) => {
  const { lines, added } = plan(pairs);
  expect(new Set(lines.map(({ action, to }) => `${action} ${to}`))).toEqual(
    new Set(['create /step-5000?from=4999']),
  );
  expect(added).toHaveLength(5_000);
});

it('a long circle is told at each of its lines and at those that lead into it, others are made', () => {
  const { lines, added } = plan([['/before', '/step-7'], ...CHAIN, ['/step-5000', '/step-0'], ['/a', '/b']]);
  expect(added).toEqual([{ from: '/a', to: '/b' }]);
  const told = lines.filter(({ action }) => action === 'error');
  expect(told).toHaveLength(5_002);
  expect(new Set(told.map(({ errors }) => errors[0]?.message))).toEqual(new Set(['It would go in circles']));
});

it('chains that meet have one end, also over those that are there', () => {
  const { lines, led } = plan(
    [
      ['/a', '/c'],
      ['/b', '/c'],
      ['/c', '/d'],
      ['/gone', '/c#top'],
    ],
    { '/d': '/shop?x=1', '/old': '/gone' },
  );
  expect(lines.map(({ from, to }) => [from, to])).toEqual(
    ['/a', '/b', '/c', '/gone'].map((from) => [from, '/shop?x=1']),
  );
  expect(led).toEqual([{ path: '/gone', to: '/shop?x=1' }]);
});
