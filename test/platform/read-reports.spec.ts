import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readJest, readPlaywright, unread } from '../../api/scripts/lib/read-reports.mjs';
import { failures } from '../../api/scripts/lib/test-report.mjs';
import { root } from '../../api/scripts/lib/run.mjs';

const at = { startTime: 1_000, endTime: 3_500 };
const spec = (status: string, assertionResults: object[], message = '') => ({
  ...at,
  name: join(root, 'test/api/a.spec.ts'),
  status,
  message,
  assertionResults,
});
const ran = (status: string, fullName = `it is ${status}`) => ({ status, fullName });
const jestTold = (testResults: object[], counts: object = {}) => ({
  ...{ numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 },
  ...counts,
  testResults,
});

describe('a report of jest', () => {
  it('counts what passed and how long each file took', () => {
    const told = jestTold([spec('passed', [ran('passed'), ran('passed')])]);
    expect(readJest(told, 0)).toEqual({
      passed: 2,
      failed: 0,
      files: [{ file: 'test/api/a.spec.ts', seconds: 2.5, passed: 2, names: [] }],
      outside: [],
    });
  });

  it('names a test that failed and one that did not run', () => {
    const told = jestTold([spec('failed', [ran('failed'), ran('pending'), ran('todo'), ran('passed')])], {
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
    });
    const count = readJest(told, 1);
    expect(count).toMatchObject({ passed: 1, failed: 3 });
    expect(failures(count)).toEqual([
      'failed: test/api/a.spec.ts: it is failed',
      'failed: test/api/a.spec.ts: it is pending (pending)',
      'failed: test/api/a.spec.ts: it is todo (todo)',
    ]);
  });

  it.each([
    ['that could not run', [], 0],
    ['whose last hook failed', [ran('passed')], 1],
  ])('names a file %s', (_, assertionResults, passed) => {
    const message = '  \u001b[1m● \u001b[22mTest suite failed to run\n\n    the shop does not close\n';
    const told = jestTold([spec('failed', assertionResults, message)], { numRuntimeErrorTestSuites: 1 });
    const count = readJest(told, 1);
    expect(count).toMatchObject({ passed, failed: 1 });
    expect(failures(count)).toEqual(['failed: test/api/a.spec.ts: the file itself: the shop does not close']);
  });

  it('is a failure of its own when it counts more than it names, or none and jest has failed', () => {
    const told = jestTold([spec('passed', [ran('passed')])], { numRuntimeErrorTestSuites: 1 });
    expect(failures(readJest(told, 1))).toEqual(['failed: jest counts 1 failures and names 0']);
    const fine = jestTold([spec('passed', [ran('passed')])]);
    expect(readJest(fine, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(failures(readJest(fine, 1))).toEqual([
      'failed: jest ended with code 1, though it counts no failure',
    ]);
  });

  it('that is not there is one failure with a name', () => {
    expect(unread('jest').failed).toBe(1);
    expect(failures(unread('jest'))).toEqual(['failed: jest wrote no report']);
  });
});

describe('a report of Playwright', () => {
  const journey = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ duration: 1_500 }] }],
  });
  const suites = (...specs: object[]) => [{ file: 'cart.spec.ts', specs: [], suites: [{ specs }] }];
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };

  it('names what failed, what passed at a second try and what did not run', () => {
    const wrong = [journey('b', 'unexpected'), journey('c', 'flaky'), journey('d', 'skipped')];
    const told = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [],
      suites: suites(journey('a', 'expected'), ...wrong),
    };
    const count = readPlaywright(told, 1);
    expect(count).toMatchObject({ passed: 1, failed: 3, files: [{ seconds: 6, passed: 1 }] });
    expect(failures(count)).toEqual([
      'failed: test/journeys/cart.spec.ts: b',
      'failed: test/journeys/cart.spec.ts: c (flaky)',
      'failed: test/journeys/cart.spec.ts: d (skipped)',
    ]);
  });

  it('names what went wrong outside the journeys: a shop that does not open, books that do not agree', () => {
    const message = '\u001b[31mError: The journeys left broken books: []\u001b[39m\n    at shop-up.ts:1';
    const told = { stats, errors: [{ message }], suites: suites(journey('a', 'expected')) };
    const count = readPlaywright(told, 1);
    expect(count).toMatchObject({ passed: 1, failed: 1 });
    expect(failures(count)).toEqual([
      'failed: outside every journey: Error: The journeys left broken books: []',
    ]);
  });
});
