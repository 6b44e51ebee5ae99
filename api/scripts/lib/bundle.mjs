import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run.mjs';

/**
 * What is read at every start. What finds files of its own (pg, pino), reflect-metadata and what is read late stays a package.
 */
const FRAMEWORKS = String.raw`@duka\/[^/]+|@nestjs\/[^/]+|@mikro-orm\/[^/]+|kysely|graphile-worker|class-validator|class-transformer|validator|libphonenumber-js|rxjs|iterare|stripe|ajv`;
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

/** Decorators write into class-validator and class-transformer: what copies their rules from class to class must find the same ones. */
const oneOfEach = {
  name: 'one-of-each',
  transform: {
    filter: { id: /@nestjs\/mapped-types\// },
    handler: (code, id) => {
      const read = code.replace('const require = createRequire(import.meta.url);', '');
      if (read.includes('createRequire(')) throw new Error(`${id} finds packages in another way`);
      return read;
    },
  },
};

const HELPER = /^function (_ts_(?:decorate|metadata|param))\(.*\) \{\n(?:[ \t].*\n)*\}\n/gm;
const HELPERS = '\0swc:';

/** What swc writes into each file with decorators, hundreds of times the same, is there once. */
function oneHelper() {
  const texts = new Map();
  return {
    name: 'one-helper',
    resolveId: { filter: { id: /^\0swc:/ }, handler: (id) => id },
    load: { filter: { id: /^\0swc:/ }, handler: (id) => `export ${texts.get(id.slice(HELPERS.length))}` },
    transform: {
      filter: { code: /^function _ts_/m },
      handler: (code) => {
        const shared = [];
        const rest = code.replace(HELPER, (text, name) => {
          if ((texts.get(name) ?? text) !== text) return text;
          texts.set(name, text);
          shared.push(name);
          return '';
        });
        return shared.map((name) => `import { ${name} } from '${HELPERS}${name}';\n`).join('') + rest;
      },
    },
  };
}

/**
 * graphile-worker 0.18.0 looks for settings that it no longer takes in the folder it starts in and all above it, and ends the process
 * where it finds some, or may not look. They are not the shop's.
 */
const noSearch = {
  name: 'no-search',
  transform: {
    filter: { id: /graphile-worker\/dist\/config\.js$/ },
    handler: (code, id) => {
      const read = code
        .replace('import { cosmiconfigSync } from "cosmiconfig";', '')
        .replace('cosmiconfigSync("graphile-worker").search()', 'null');
      if (read.includes('cosmiconfigSync')) throw new Error(`${id} looks for settings in another way`);
      return read;
    },
  },
};

/**
 * Puts what a server reads at start into `bundle/server.js` in `dist` and a few files beside it: its own files and the packages above,
 * some 2,700 files that Node.js would look up one by one, for half of the time that a start takes (docs/performance.md).
 * What is read late (`await import(…)`) has a file of its own. `main.js` starts it; everything else (seed, integrity, tests that change a file) runs the files themselves.
 */
export async function bundle(dist) {
  const made = await rolldown({
    input: join(dist, 'server.js'),
    platform: 'node',
    external: staysOutside,
    plugins: [oneOfEach, noSearch, oneHelper()],
    // decorators and the ORM do their work while a file is read
    treeshake: false,
    // Nest asks the environment for it whenever it looks for a provider
    transform: { define: { 'process.env.NEST_DEBUG': 'undefined' } },
  });
  // The names of classes are names in the document, the logs and the ORM.
  await made.write({
    dir: join(dist, 'bundle'),
    entryFileNames: 'server.js',
    format: 'esm',
    keepNames: true,
    // a single other letter doubles what the file takes in memory
    charset: 'ascii',
    comments: false,
  });
}
