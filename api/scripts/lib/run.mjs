import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Runs a program to its end and answers what it wrote; throws with its last words when it fails.
 *
 * @param {string} program @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { input?: string }} [options]
 */
export function run(program, args, { input, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(
          new Error(
            `${program} ${args[0] ?? ''} ended with ${signal ?? `code ${code}`}:\n${output.slice(-4000)}`,
          ),
        );
    });
  });
}

/** Runs a tool of node_modules/.bin under this same Node.js, in the project's root. */
export function tool(name, ...args) {
  return run(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], { cwd: root });
}
