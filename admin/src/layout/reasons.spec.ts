import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { reasonOf } from './reasons';

/** Where the API gives a reason of its own for money or stock that moves, and what it may be there: `dead ? 'late_payment' : 'paid_twice'`. */
const GIVEN =
  /(?:\breason: |\b(?:REASON|DISPUTED|REPLACED) = |\breason = |reason \?\? |stockReason\S* \|\| )[^;,\n]*/g;
const WORDS = /'([a-z_]+(?:[ _][a-z]+)+)'/g;
const FROM =
  'api/src/{checkout,withdrawals,payments/application,orders,credit/application,catalogue}/**/*.ts';

it('the reasons that the shop itself gives are said in the panel’s language', () => {
  const own = globSync(FROM, { exclude: ['**/*.spec.ts', '**/testing/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(GIVEN)].flatMap(([place]) =>
      [...place.matchAll(WORDS)].map(([, reason = '']) => reason),
    ),
  );
  expect(own.length).toBeGreaterThan(5);
  expect([...new Set(own)].filter((reason) => reasonOf(reason) === reason)).toEqual([]);
});

it('what somebody typed stays as it is', () => {
  expect(reasonOf('It was too small, re-ordered')).toBe('It was too small, re-ordered');
});

it('a reason that names the file is told with it', () => {
  expect(reasonOf('import spring.csv')).toBe('Import spring.csv');
  expect(reasonOf('import undone spring.csv')).toBe('Import spring.csv, undone');
});
