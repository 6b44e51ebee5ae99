/**
 * Puts what the API reads at start into one file, api/dist/bundle/server.js: its own files and the packages below, some
 * 2,300 files that Node.js would look up one by one, for half of the time that a start takes (docs/performance.md).
 * `api/dist/main.js` starts it; everything else (seed, integrity, tests that change a file) runs the files themselves.
 */
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const target = join(dist, 'bundle', 'server.js');
/**
 * What is read at every start. What decorators write into when it is asked for by name (class-validator,
 * class-transformer, reflect-metadata), what finds files of its own (pg, pino) and what is read late stays a package.
 */
const FRAMEWORKS = String.raw`@nestjs\/[^/]+|@mikro-orm\/[^/]+|kysely|graphile-worker|rxjs|iterare|stripe|zod|ajv`;
const SERVER =
  'express|router|body-parser|raw-body|iconv-lite|multer|qs|send|serve-static|finalhandler|http-errors';
const HEADERS = 'accepts|negotiator|type-is|content-type|mime-types|mime-db';
const TOKENS = 'jsonwebtoken|semver|passport|passport-jwt|uuid|aws4fetch';
const SMALL = String.raw`es-toolkit|prom-client|@opentelemetry\/api|debug|side-channel|get-intrinsic`;
const BUNDLED = new RegExp(`^(${[FRAMEWORKS, SERVER, HEADERS, TOKENS, SMALL].join('|')})(/|$)`);
const here = createRequire(target);

/** A package of a package stays one only where the bundle finds the same. */
function staysOutside(id, importer) {
  if (isBuiltin(id)) return true;
  if (/^[./]/.test(id) || BUNDLED.test(id)) return BUNDLED.test(id) && !whereIs(here, id);
  const there = importer ? createRequire(importer) : here;
  return whereIs(there, id) === whereIs(here, id);
}

/** Where a package lies; undefined for an optional one that is not installed, or one for `import` alone. */
function whereIs(require, id) {
  try {
    return require.resolve(id);
  } catch {
    return undefined;
  }
}

const bundle = await rolldown({
  input: join(dist, 'server.js'),
  platform: 'node',
  external: staysOutside,
  // decorators and the ORM do their work while a file is read
  treeshake: false,
});
// The names of classes are names in the document, the logs and the ORM.
await bundle.write({ file: target, format: 'esm', codeSplitting: false, keepNames: true });
