import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run.mjs';

/**
 * What is read at every start. What decorators write into when it is asked for by name (class-validator,
 * class-transformer, reflect-metadata), what finds files of its own (pg, pino) and what is read late stays a package.
 */
const FRAMEWORKS = String.raw`@duka\/[^/]+|@nestjs\/[^/]+|@mikro-orm\/[^/]+|kysely|graphile-worker|rxjs|iterare|stripe|ajv`;
const SERVER =
  'express|router|body-parser|raw-body|iconv-lite|multer|qs|send|serve-static|finalhandler|http-errors';
const HEADERS = 'accepts|negotiator|type-is|content-type|mime-types|mime-db';
const TOKENS = 'jsonwebtoken|semver|passport|passport-jwt|uuid|aws4fetch';
const SMALL = String.raw`es-toolkit|prom-client|@opentelemetry\/api|debug|side-channel|get-intrinsic`;
const BUNDLED = new RegExp(`^(${[FRAMEWORKS, SERVER, HEADERS, TOKENS, SMALL].join('|')})(/|$)`);
const here = createRequire(join(root, 'api', 'package.json'));

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

/**
 * Puts what a server reads at start into one file, `bundle/server.js` in `dist`: its own files and the packages above,
 * some 2,300 files that Node.js would look up one by one, for half of the time that a start takes (docs/performance.md).
 * `main.js` starts it; everything else (seed, integrity, tests that change a file) runs the files themselves.
 */
export async function bundle(dist) {
  const made = await rolldown({
    input: join(dist, 'server.js'),
    platform: 'node',
    external: staysOutside,
    // decorators and the ORM do their work while a file is read
    treeshake: false,
  });
  // The names of classes are names in the document, the logs and the ORM.
  const file = join(dist, 'bundle', 'server.js');
  await made.write({ file, format: 'esm', codeSplitting: false, keepNames: true });
}
