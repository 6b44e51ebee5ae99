import { spawn } from 'node:child_process';

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
