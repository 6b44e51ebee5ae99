/**
 * `npm run mutants`: changes the rules and use cases one place at a time and runs the unit specs that touch it. What no
 * spec notices is listed in `test-results/mutants.json`. Sentences are left out: the API tests read them.
 */
export default {
  packageManager: 'npm',
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', configFile: 'test/jest.mutants.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: [
    'api/src/*/domain/**/*.ts',
    'api/src/*/application/**/*.ts',
    '!api/src/**/*.spec.ts',
    '!api/src/**/refusals.ts',
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  inPlace: false,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  tempDirName: '.cache/mutants',
  ignorePatterns: [
    '.data',
    'test-results',
    'storefront/build',
    'admin/dist',
    'docs',
    'api/demo',
    '**/.react-router',
  ],
  thresholds: { high: 90, low: 85, break: 85 },
};
