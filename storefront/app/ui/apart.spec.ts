import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** "100 g · " apart from Arabic words ends with its point on the left, beside what comes before it. */
it('what sets two things apart stands beside what has a direction of its own, not within', () => {
  const found = globSync('storefront/app/**/*.tsx').filter((file) =>
    /<bdi[^>]*>\s*\{`[^`]*[·,:]\s*`\}/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
