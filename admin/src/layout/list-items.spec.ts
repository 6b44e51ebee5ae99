import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** A `role` of its own takes an item out of its list, which is then read as empty (WCAG 1.3.1). */
it('what is an item of a list stays one: what it is besides stands inside', () => {
  const found = globSync('admin/src/**/*.tsx').filter((file) =>
    /component="li"[^>]*\srole=/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
