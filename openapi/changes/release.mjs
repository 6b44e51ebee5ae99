/** `npm run openapi:release`, at a release: from now on changes are held against the document as it is; nothing is announced yet. */
import { readFileSync, writeFileSync } from 'node:fs';
import { shapeOfDocument } from './shape.mjs';

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
writeFileSync(new URL('released.json', import.meta.url), `${JSON.stringify(shapeOfDocument(document))}\n`);
writeFileSync(new URL('announced.json', import.meta.url), '{ "changes": [] }\n');
