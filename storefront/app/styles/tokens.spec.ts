import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';

const app = new URL('../', import.meta.url);

/** Sale, badge, and the heart of a favorite, which is the brand's. */
const TERRACOTTA = [
  'favorites/favorite-button.tsx',
  'styles/components.css',
  'styles/layout.css',
  'ui/price.tsx',
];

it('terracotta marks no focus, no choice and no page: it is for sale, badge and brand', () => {
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx|css)$/.test(file) && !/\.spec\.|tokens\.css$/.test(file),
  );
  const painted = sources.filter((file) =>
    /-accent(?!-color)\b/.test(readFileSync(new URL(file, app), 'utf8')),
  );
  expect(painted.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(TERRACOTTA);
});
