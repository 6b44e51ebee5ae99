import { expect, it } from '@jest/globals';
import { sum, tellTimes } from '../../api/scripts/lib/test-report.mjs';

const parts = [
  { part: 'unit', seconds: 8, passed: 2, failed: 0, files: [{ file: 'a.spec.ts', seconds: 1.25 }] },
  {
    part: 'api',
    seconds: 90,
    passed: 1,
    failed: 1,
    names: ['b breaks'],
    files: [{ file: 'b.spec.ts', seconds: 30 }],
  },
];

it('adds up what the parts have counted', () => {
  expect(sum(parts)).toMatchObject({ passed: 3, failed: 1, names: ['b breaks'] });
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
