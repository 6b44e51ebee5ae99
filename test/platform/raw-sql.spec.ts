import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const MOST_PLACES = 60;
/** A reason stands at most this many lines above the statement. */
const NEAR = 5;
const RAW = /\bsql(<[^`]*>)?`/;
const COMMENT = /^\s*(\/\/|\/\*\*|\*)/;

interface Place {
  at: string;
  hasReason: boolean;
}

const files = execFileSync('git', ['ls-files', 'api/src/*.ts', 'api/sandbox/src/*.ts', 'api/demo/src/*.ts'])
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\.spec\.ts$|\/migrations\//.test(file));

function placesOf(file: string): Place[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    RAW.test(line)
      ? [
          {
            at: `${file}:${index + 1}`,
            hasReason: lines.slice(Math.max(0, index - NEAR), index).some((one) => COMMENT.test(one)),
          },
        ]
      : [],
  );
}

it('writes raw SQL in few places, each with its reason', () => {
  const places = files.flatMap(placesOf);
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThan(MOST_PLACES);
  expect(places.filter(({ hasReason }) => !hasReason).map(({ at }) => at)).toEqual([]);
});
