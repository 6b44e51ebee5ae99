import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OpenAPIObject } from '@nestjs/swagger';

const FILE = createRequire(import.meta.url).resolve('@duka/client/openapi.json');

/** The document that `npm run openapi` writes and `npm run check` compares with the code. */
export const publishedDocument = () => JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;
