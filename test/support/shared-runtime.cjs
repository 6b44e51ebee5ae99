const { registerHooks } = require('node:module');
const { dirname, isAbsolute } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { parseSync } = require('@swc/core');
const { default: Runtime } = require('jest-runtime');

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const FRAMEWORK = '@jest/globals';
const OF_THE_FRAMEWORK = 'afterAll afterEach beforeAll beforeEach describe expect it jest test'.split(' ');
const AS_IT_IS = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** The runtime of the file whose tests run now: modules outlive it. */
let current;
/** For traces of modules that an earlier file has loaded. */
const sourceMaps = new Map();
const specs = new Set();
const beginAnew = [];

/**
 * Node.js itself loads specs and what they import, once for all files of a worker, where Jest makes a context and every
 * module anew for each. What a module keeps in a variable of its own is put back before the next file.
 */
class SharedRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    this.transformCache.sourceMaps = sourceMaps;
  }

  unstable_importModule(path) {
    hook();
    current = this;
    const { href } = pathToFileURL(path);
    // in the same worker once more, as when watched
    const url = specs.has(href) ? `${href}?${specs.size}` : href;
    specs.add(url);
    return import(url);
  }

  /** For each file, and where one asks for it. */
  resetModules() {
    super.resetModules();
    for (const one of beginAnew) one();
  }

  requireModule(from, name) {
    return require(name ? require.resolve(name, { paths: [dirname(from)] }) : from);
  }

  /** What keeps the tests of a file is a module of the framework, which therefore begins anew. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[EVENT_HANDLERS];
    return require(path);
  }

  /** `process` is the worker's own. */
  installGetBuiltinModule() {}

  /** What Node.js would find elsewhere or not at all: in pages libraries, styles and pictures, too. */
  finds(specifier) {
    return (
      /^(\.|@duka\/)/.test(specifier) ||
      (this._config.moduleNameMapper.length > 0 && !/^(node|file|data):/.test(specifier))
    );
  }

  resolve(specifier, parent) {
    const path = this._resolution.resolveEsm(fileURLToPath(parent), specifier);
    return isAbsolute(path) ? pathToFileURL(path).href : undefined;
  }

  read(url) {
    const path = fileURLToPath(url);
    const code = this.transformCache.transform(path, AS_IT_IS);
    sourceMaps.set(url, sourceMaps.get(path));
    return code;
  }
}
module.exports = SharedRuntime;

const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');
let isHooked = false;

function hook() {
  if (isHooked) return;
  isHooked = true;
  globalThis[Symbol.for(FRAMEWORK)] = {
    of: (name) => current.jestGlobals.cjsGlobals(current._testPath)[name],
    beginAnew: (one) => beginAnew.push(one),
  };
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === FRAMEWORK) return { url: FRAMEWORK_URL, shortCircuit: true };
      const url =
        isOurs(context.parentURL) && current.finds(specifier)
          ? current.resolve(specifier, context.parentURL)
          : undefined;
      return url ? { url, shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      if (url === FRAMEWORK_URL) return { format: 'module', source: framework(), shortCircuit: true };
      if (!isOurs(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
      return { format: 'module', source: withReturn(current.read(url)), shortCircuit: true };
    },
  });
}

const FRAMEWORK_URL = 'jest:globals';
const KNOWN = `globalThis[Symbol.for('${FRAMEWORK}')]`;

/** What each name means changes with the file; a helper that has imported it keeps it. */
const framework = () => `
const now = (name) => new Proxy(function () {}, {
  apply: (_, self, words) => Reflect.apply(${KNOWN}.of(name), self, words),
  get: (_, member) => ${KNOWN}.of(name)[member],
});
${OF_THE_FRAMEWORK.map((name) => `export const ${name} = now('${name}');`).join('\n')}
`;

/** The module, and how its variables become what they were once it was loaded, and what it keeps for a while goes. */
function withReturn(code) {
  const names = /^(export )?let /m.test(code) ? variablesOf(code).join(', ') : '';
  const variables = names && `const was = [${names}]; ${KNOWN}.beginAnew(() => { [${names}] = was; });`;
  const kept = Object.entries(AS_LOADED).flatMap(([made, asLoaded]) =>
    [...code.matchAll(new RegExp(`^(?:export )?const (\\w+) = ${made}\\b`, 'gm'))].map(
      ([, name]) => `{ ${asLoaded(name)} }`,
    ),
  );
  return names || kept.length > 0 ? `${code}\n{ ${variables} ${kept.join(' ')} }\n` : code;
}

/** What modules keep values in for a while, by how it is made, and how it becomes what it was once the module was loaded. */
const AS_LOADED = {
  'new Kept': (name) => `${KNOWN}.beginAnew(() => ${name}.entries.clear());`,
  createStore: (name) => `const at = ${name}.get(); ${KNOWN}.beginAnew(() => ${name}.set(at));`,
};

const variablesOf = (code) =>
  parseSync(code, { syntax: 'ecmascript', target: 'es2024' })
    .body.map((one) => (one.type === 'ExportDeclaration' ? one.declaration : one))
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'let')
    .flatMap(({ declarations }) => declarations.flatMap(({ id }) => namesIn(id)));

/** One name, or those that are taken out of an object or a list. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case undefined:
      return [];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesIn(one.type === 'AssignmentPatternProperty' ? one.key : (one.argument ?? one.value)),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [pattern.value];
  }
}
