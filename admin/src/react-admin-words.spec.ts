import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { reactAdminWords } from './react-admin-words';

/** Else react-admin makes an English one of its id, which stands above its list in every language. */
it('each resource has a name in the panel’s language', () => {
  const app = readFileSync('admin/src/app.tsx', 'utf8');
  const names = [...app.matchAll(/<Resource name="([\w-]+)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !(`resources.${name}.name` in reactAdminWords))).toEqual([]);
});
