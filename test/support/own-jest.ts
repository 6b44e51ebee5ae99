import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const at = (path: string) => join(root, path);

const swc = [
  at('node_modules/@swc/jest'),
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  },
];

/** What jest tells of specs that share what they import, in a folder of their own. */
export function inOwnJest(files: Record<string, string>, environment: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'duka-own-jest-'));
  try {
    for (const [name, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files }))
      writeFileSync(join(folder, name), text);
    const config = {
      rootDir: folder,
      runtime: at('test/support/shared-runtime.cjs'),
      testEnvironment: at(`test/support/${environment}`),
      resolver: at('test/support/resolver.cjs'),
      extensionsToTreatAsEsm: ['.ts'],
      testMatch: ['<rootDir>/*.spec.ts'],
      transform: { '\\.ts$': swc },
    };
    const tool = at('node_modules/jest/bin/jest.js');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [tool, '--config', JSON.stringify(config), '--runInBand', '--verbose'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
    );
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
