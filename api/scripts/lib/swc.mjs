import { join } from 'node:path';
import { root, run } from './run.mjs';

const program = join(root, 'node_modules/@swc/cli/bin/swc.js');
const settings = ['--config-file', join(root, 'api/.swcrc'), '--strip-leading-paths'];

/** Compiles a folder or a file of a workspace into the `dist` of it. @param {string} workspace @param {string} source @param {string[]} [more] options */
export const compile = (workspace, source, more = []) =>
  run(process.execPath, [program, source, '-d', 'dist', '--quiet', ...settings, ...more], {
    cwd: join(root, workspace),
  });
