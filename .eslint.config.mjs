import { defineConfig } from 'eslint/config';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { typesFromTheDocument } from './openapi/types-from-the-document.mjs';

/** Without the other checker, which tries at random for a while: what is found must not depend on the machine's speed. */
const AUTOMATON = { checker: 'automaton' };

const sources = [
  'api/{src,sandbox,demo}/**/*.ts',
  'storefront/app/**/*.{ts,tsx}',
  'admin/src/**/*.{ts,tsx}',
  'test/**/*.{ts,tsx}',
];

/** Rules that find mistakes; how the code looks is Prettier's business. */
export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/node_modules/',
      'openapi/client/',
      'api/src/metadata.ts',
      '.data/',
      'api/.unguarded-*/',
      'test/data/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: sources,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-console': 'error',
      'no-debugger': 'error',
      'no-alert': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'prefer-const': 'error',
    },
  },
  {
    // no work that grows faster than what was sent
    files: ['api/{src,sandbox,demo}/**/*.ts', 'storefront/app/**/*.{ts,tsx}', 'admin/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { redos, regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'redos/no-vulnerable': ['error', AUTOMATON] },
  },
  {
    // an app ends in `export default` where a framework asks for it, and nowhere else
    files: ['api/{src,sandbox,demo}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
      ],
    },
  },
  {
    files: ['storefront/app/**/*.{ts,tsx}', 'admin/src/**/*.{ts,tsx}'],
    plugins: { document: { rules: { types: typesFromTheDocument } } },
    rules: { 'document/types': 'error' },
  },
  {
    // the builders of Kysely are made to be taken apart
    files: ['api/src/**/persistence/*.ts', 'api/demo/src/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}', '**/*.spec.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    rules: {
      // what stands in for a port answers promises, as the port does
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // answers of the tests' client are untyped on purpose: every one is held against the document
    files: ['test/**/*.{ts,tsx}'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    files: ['test/**/*.spec.ts', '**/*.spec.{ts,tsx}'],
    rules: {
      '@typescript-eslint/await-thenable': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo', 'failing'].map((property) => ({
            object,
            property,
            message: 'Every test runs.',
          })),
        ),
      ],
      'no-restricted-globals': ['error', 'fit', 'fdescribe', 'xit', 'xdescribe', 'xtest'],
    },
  },
  {
    files: ['api/scripts/**/*.mjs', 'storefront/server/**/*.mjs', 'test/**/*.{mjs,cjs}', '*.mjs'],
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // a landed migration is never edited, not even to be split
    files: ['api/src/migrations/*.ts', '.dependency-cruiser.mjs'],
    rules: { 'max-lines': 'off' },
  },
);
