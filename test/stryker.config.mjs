const feature = process.env['FEATURE'];

/**
 * One feature of `npm run mutants`: changes its rules and use cases one place at a time and runs those of its unit specs
 * that touch it. What no spec notices is listed in `test-results/mutants/<feature>.json`. Sentences are left out, which the
 * API tests read, and constants, for which everything would have to be loaded anew.
 */
export default {
  packageManager: 'npm',
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/jest.mutants.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: [
    `api/src/${feature}/domain/**/*.ts`,
    `api/src/${feature}/application/**/*.ts`,
    '!api/src/**/*.spec.ts',
    '!api/src/**/refusals.ts',
  ],
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral'] },
  inPlace: false,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `test-results/mutants/${feature}.json` },
  tempDirName: `.cache/mutants-${feature}`,
  ignorePatterns: [
    '.cache',
    '.data',
    'test-results',
    'storefront/build',
    'admin/dist',
    'docs/screenshots',
    'api/demo',
    '**/.react-router',
  ],
  thresholds: { high: 90, low: 85, break: null },
};
