import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const at = (path: string) => join(root, path);

const MODULE = `import { appendFileSync } from 'node:fs';
appendFileSync(String(process.env['LOADED']), 'loaded\\n');
let currency: string = 'USD';
export const currencyNow = (): string => currency;
export const setCurrency = (code: string): void => { currency = code; };
`;

/** Finds everything as if it were the first, and leaves all of it changed. */
const SPEC = `import { expect, it, jest } from '@jest/globals';
import { currencyNow, setCurrency } from './currency.js';
const told = () => ({
  currency: currencyNow(),
  variable: process.env['OF_A_SPEC'] ?? 'none',
  fetches: jest.isMockFunction(fetch),
  title: globalThis.escape('a b'),
  year: new Date().getFullYear() > 2000,
});
const seen = told();
jest.setTimeout(60_000);
it('finds what a file finds that runs alone', () => {
  expect(seen).toEqual({ currency: 'USD', variable: 'none', fetches: false, title: 'a%20b', year: true });
  setCurrency('KES');
  process.env['OF_A_SPEC'] = 'some';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  globalThis.escape = () => 'replaced';
  jest.useFakeTimers({ now: 0 });
  expect(told()).toEqual({ currency: 'KES', variable: 'some', fetches: true, title: 'replaced', year: false });
});
`;

const FAILING = `import { expect, it } from '@jest/globals';
type Nothing = undefined;

it('fails where it says', () => {
  const none: Nothing = undefined;
  expect(none).toBe('something');
});
`;

describe('specs that share what they import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-shared-modules-'));
  let told = '';
  beforeAll(() => {
    const files = {
      'currency.ts': MODULE,
      'one.spec.ts': SPEC,
      'other.spec.ts': SPEC,
      'failing.spec.ts': FAILING,
      'package.json': '{ "type": "module" }',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const config = {
      rootDir: folder,
      runtime: at('test/support/shared-runtime.cjs'),
      testEnvironment: at('test/support/shared-environment.cjs'),
      resolver: at('test/support/resolver.cjs'),
      extensionsToTreatAsEsm: ['.ts'],
      testMatch: ['<rootDir>/*.spec.ts'],
      transform: {
        '\\.ts$': [
          at('node_modules/@swc/jest'),
          {
            swcrc: false,
            sourceMaps: 'inline',
            jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
            module: { type: 'es6' },
          },
        ],
      },
    };
    const ran = spawnSync(
      process.execPath,
      [at('node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config), '--runInBand', '--verbose'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, FORCE_COLOR: '0', LOADED: join(folder, 'loaded') },
      },
    );
    told = ran.stdout + ran.stderr;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('find it as it was loaded, whatever the file before has done to it', () => {
    expect(told.match(/✓ finds what a file finds that runs alone/g)).toHaveLength(2);
  });

  it('have it loaded once', () => {
    expect(readFileSync(join(folder, 'loaded'), 'utf8')).toBe('loaded\n');
  });

  it('tell of a failure where it stands in the source', () => {
    expect(told).toContain('✕ fails where it says');
    expect(told).toMatch(/failing\.spec\.ts:6:\d+/);
    expect(told).toContain("expect(none).toBe('something');");
  });
});
