/** Part of `npm run openapi`: which calls the shop knows again by an Idempotency-Key, from the document. */
import { readFileSync, writeFileSync } from 'node:fs';

const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
const keyed = Object.entries(paths)
  .flatMap(([path, item]) => Object.entries(item).map(([method, call]) => ({ method, path, call })))
  .filter(({ call }) => call.parameters?.some(({ name }) => name.toLowerCase() === 'idempotency-key'))
  .map(({ method, path }) => `  '${method.toUpperCase()} ${path}',\n`);
writeFileSync(
  new URL('keyed.gen.ts', import.meta.url),
  `// Written by \`npm run openapi\` from the document. Do not edit.\n
/** The calls that take an Idempotency-Key. */
export const KEYED: ReadonlySet<string> = new Set([\n${keyed.join('')}]);\n`,
);
