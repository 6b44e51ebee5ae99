import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const patience = new AsyncLocalStorage();

/**
 * The programs that are started within take the processor when nobody else wants it.
 *
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export const patiently = (work) => patience.run(true, work);

/** Gives a program that was just started its turn. @param {import('node:child_process').ChildProcess} child */
export function giveTurn({ pid }) {
  if (patience.getStore() && pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * Runs a program to its end and throws with its last words when it fails.
 *
 * @param {string} program @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions & { input?: string }} [options]
 * @returns {Promise<string>} what it wrote to its standard output
 */
export async function run(program, args, { input = '', ...options } = {}) {
  const running = promisify(execFile)(program, args, { ...options, maxBuffer: Infinity });
  giveTurn(running.child);
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
