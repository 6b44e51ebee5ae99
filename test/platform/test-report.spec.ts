import { describe, expect, it } from '@jest/globals';
import { retryFailed } from '../../api/scripts/lib/retry-failed.mjs';
import { failures, sum, tellTimes } from '../../api/scripts/lib/test-report.mjs';

const parts = [
  {
    part: 'unit',
    seconds: 8,
    passed: 2,
    failed: 0,
    files: [{ file: 'a.spec.ts', seconds: 1.25, passed: 2, names: [] as string[] }],
    outside: [] as string[],
  },
  {
    part: 'api',
    seconds: 90,
    passed: 1,
    failed: 2,
    files: [{ file: 'b.spec.ts', seconds: 30, passed: 1, names: ['b breaks'] }],
    outside: ['the books do not agree'],
  },
];

it('adds up what the parts have counted', () => {
  const { passed, failed, files } = sum(parts);
  expect({ passed, failed, files: files.map(({ file }) => file) }).toEqual({
    passed: 3,
    failed: 2,
    files: ['a.spec.ts', 'b.spec.ts'],
  });
});

it('has a line for each failure, whether in a file or not', () => {
  expect(failures(sum(parts))).toEqual(['failed: b.spec.ts: b breaks', 'failed: the books do not agree']);
});

it('tells where the time went, the slowest file first', () => {
  const lines: string[] = [];
  tellTimes(parts, (line: string) => lines.push(line));
  expect(lines).toEqual([
    '\nWhere the time went',
    '     8 s  unit',
    '    90 s  api',
    'The slowest files',
    '  30.0 s  b.spec.ts',
    '   1.3 s  a.spec.ts',
  ]);
});

describe('the second look', () => {
  const passing = { passed: 4, failed: 0, files: [], outside: [] };
  const failing = { passed: 3, failed: 1, files: [], outside: [] };
  const look = async (
    file: string,
    again: { passed: number; failed: number; files: never[]; outside: never[] },
    files = [{ file, seconds: 30, passed: 3, names: ['b breaks'] }],
  ) => {
    const lines: string[] = [];
    const asked: string[] = [];
    const counted = [{ part: 'api', seconds: 90, passed: 4, failed: files.length, files, outside: [] }];
    const counts = await retryFailed(
      counted,
      async (part: string, one: string) => {
        asked.push(`${part} ${one}`);
        return again;
      },
      (line: string) => lines.push(line),
    );
    const { files: looked, ...count } = sum(counts);
    return { asked, lines, ...count, names: looked.flatMap(({ names }) => names) };
  };

  it('counts what passes by itself as passed, and says so', async () => {
    expect(await look('b.spec.ts', passing)).toMatchObject({
      asked: ['api b.spec.ts'],
      passed: 5,
      failed: 0,
      names: [],
      lines: ['passed only by itself: b.spec.ts: b breaks'],
    });
  });

  it('leaves what fails by itself, too, a failure', async () => {
    expect(await look('b.spec.ts', failing)).toMatchObject({
      passed: 4,
      failed: 1,
      names: ['b breaks'],
      lines: [],
    });
  });

  it('does not believe that a run without a single test has passed', async () => {
    expect(await look('b.spec.ts', { passed: 0, failed: 0, files: [], outside: [] })).toMatchObject({
      failed: 1,
    });
  });

  it.each([
    'test/races/stock.spec.ts',
    'test/properties/histories.spec.ts',
    'test/chaos/chaos.spec.ts',
    'test/outages/interleavings.spec.ts',
    'test/detectors/money.spec.ts',
  ])('is not given to %s: a race is believed at first sight', async (file) => {
    expect(await look(file, passing)).toMatchObject({ asked: [], failed: 1 });
  });

  it('is not given when many files fail', async () => {
    const files = ['a', 'b', 'c', 'd'].map((file) => ({
      file,
      seconds: 1,
      passed: 0,
      names: [`${file} breaks`],
    }));
    expect(await look('', passing, files)).toMatchObject({ asked: [], failed: 4 });
  });
});
