import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { METHODS } from './index.js';
import { holdsTheContract } from './testing/contract-suite.js';

for (const plugin of METHODS) holdsTheContract(plugin);

/** Where a name is something else, or the letter of the specification. */
const ELSEWHERE = [
  // the specification's calls, one for each way that it knows, and the document's examples
  /specification-calls\.controller\.ts$|checkout-input\.dto\.ts$|\.examples\.ts$/,
  // Stripe as a tax service, and the pictures that a page has
  /\/tax-service\.ts$|\/adapters\/stripe\/|admin\/src\/settings\/checkout-page\.tsx$|storefront\/app\/(ui\/icon\.tsx|orders\/order-tiles\.tsx)$/,
  // the two kinds of credit, each of which is a way to pay by its name
  /\/src\/credit\/|integrity\/adapters\/persistence\/credit\.ts$|checkout\/application\/credit-parts\.ts$/,
  // the names of pictures, a kind of phone number, and a heading of such a number in files
  /payments\/domain\/definition\.ts$|platform\/http\/phone-rules\.ts$|kernel\/sources\/table\/customers\.ts$/,
];

describe('the list of ways to pay', () => {
  it('has each name once', () => {
    for (const names of [METHODS.map(({ name }) => name), METHODS.map(({ provider }) => provider)])
      expect(names).toEqual([...new Set(names)]);
  });

  it('is the only place that knows their names', () => {
    const names = METHODS.flatMap(({ name, provider }) => [name, provider]);
    const quoted = new RegExp(`'(${names.join('|')})'(?!\\))`);
    const files = execFileSync('git', ['ls-files', 'api/src/*.ts', 'storefront/app/*.ts*', 'admin/src/*.ts*'])
      .toString()
      .trim()
      .split('\n')
      .filter(
        (file) => !/payments\/methods\/|\.spec\.tsx?$|\/testing\/|\/migrations\/|metadata\.ts$/.test(file),
      )
      .filter((file) => !ELSEWHERE.some((one) => one.test(file)));
    const naming = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          quoted.test(line) && !/example|^\s*(\*|\/\/|\/\*\*)|import .* from/.test(line)
            ? [`${file}:${at + 1}`]
            : [],
        ),
    );
    expect(naming).toEqual([]);
  });
});
