import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Runs a program to its end and throws with its last words when it fails.
 *
 * @param {string} program @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions & { input?: string }} [options]
 * @returns {Promise<string>} what it wrote to its standard output
 */
export async function run(program, args, { input = '', ...options } = {}) {
  const running = promisify(execFile)(program, args, { ...options, maxBuffer: Infinity });
  running.child.stdin.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch ({ signal, code, stdout, stderr }) {
    const words = `${stdout}${stderr}`.slice(-4000);
    throw new Error(`${program} ${args[0] ?? ''} ended with ${signal ?? `code ${code}`}:\n${words}`);
  }
}

/** Runs a tool of node_modules/.bin under this same Node.js, in the project's root. */
export function tool(name, ...args) {
  return run(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], { cwd: root });
}
