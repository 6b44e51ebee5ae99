/** Fails where the document breaks a client of the last release and announced.json does not say so; part of `npm run check`. */
import { readFileSync } from 'node:fs';
import { breakingChanges } from './breaking.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const announced = read('announced.json').changes;
const changes = breakingChanges(read('released.json'), read('../openapi.json'));

const silent = changes.filter((change) => !announced.some((one) => one.change === change && one.why));
const past = announced.filter(({ change }) => !changes.includes(change)).map(({ change }) => change);
if (silent.length > 0)
  process.stderr.write(
    `The document breaks clients of the last release. Let it not, or announce it in openapi/changes/announced.json:\n  ${silent.join('\n  ')}\n`,
  );
if (past.length > 0)
  process.stderr.write(
    `openapi/changes/announced.json announces what does not happen:\n  ${past.join('\n  ')}\n`,
  );
if (silent.length + past.length > 0) process.exitCode = 1;
