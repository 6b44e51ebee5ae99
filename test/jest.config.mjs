import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedLanguages } from '../storefront/scripts/languages/translate.mjs';
import { uiLibraries } from './support/ui-libraries.mjs';

const require = createRequire(import.meta.url);
const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const here = (path) => join(rootDir, 'test', 'support', path);

const swc = (parser, transformer = '@swc/jest') => [
  transformer,
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', ...parser },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  },
];

const common = {
  rootDir,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '/admin/src/(?!.*\\.spec\\.).*\\.tsx?$': swc({ tsx: true }, here('panel-transform.mjs')),
    '\\.tsx$': swc({ tsx: true }),
    '\\.ts$': swc({ decorators: true }),
  },
  resolver: here('resolver.cjs'),
  modulePathIgnorePatterns: ['/\\.data/', '/\\.shop/', '<rootDir>/\\.cache/', '/build/', '/\\.react-router/'],
};

/** Modules are loaded once for all files of a worker; not where tests look at what the process itself writes. */
const shared = {
  ...common,
  runtime: here('shared-runtime.cjs'),
  testEnvironment: here('shared-environment.cjs'),
};

/** What the build of the panel puts in. */
const byTheBuild = { LANGUAGES_OF_THE_SHOP: namedLanguages() };

const outside = (displayName, folders, more = {}) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.spec.ts`),
  ...more,
});

const onDatabase = (displayName, folders) =>
  outside(displayName, folders, {
    ...shared,
    globalSetup: here('database-up.mjs'),
    globalTeardown: here('database-down.mjs'),
    setupFilesAfterEnv: [here('timeouts.ts')],
  });

/**
 * `unit`: rules beside the code, no database, no network, no page. `ui`: components and what else needs a page, `.spec.tsx`
 * in jsdom. `api`: the built API from outside, on real PostgreSQL. `platform`: start, stop and the tools around the
 * applications. `outages`: what takes its time or wants the machine for itself: processes killed, databases and providers
 * away, disks full, and races without their guards. `cluster`: three nodes (`npm run cluster`), for root on Debian alone.
 */
export default {
  rootDir,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      globals: byTheBuild,
      testMatch: ['api/{src,serving/src,sandbox/src,demo/src}', 'storefront/app', 'admin/src'].map(
        (folder) => `<rootDir>/${folder}/**/*.spec.ts`,
      ),
      setupFilesAfterEnv: [here('timeouts.ts')],
    },
    {
      ...shared,
      displayName: 'ui',
      globals: byTheBuild,
      testMatch: ['storefront/app', 'admin/src'].map((folder) => `<rootDir>/${folder}/**/*.spec.tsx`),
      testEnvironment: here('shared-page-environment.cjs'),
      // nobody's in a page, and what Node.js itself goes by
      fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] },
      setupFilesAfterEnv: [here('ui-setup.ts')],
      globalSetup: here('ui-libraries.mjs'),
      moduleNameMapper: {
        ...uiLibraries,
        '\\.(css|svg|png|jpe?g|webp|avif|woff2)(\\?.*)?$': here('asset.cjs'),
      },
    },
    onDatabase('api', ['api', 'contract', 'security', 'races', 'faults', 'properties']),
    onDatabase('outages', ['outages', 'detectors']),
    outside('platform', ['platform', 'chaos'], { setupFilesAfterEnv: [here('timeouts.ts')] }),
    outside('cluster', ['cluster']),
  ],
};
