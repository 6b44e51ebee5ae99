/** What the start prints: one line per step, with the seconds it took. */
const started = performance.now();

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Does a step and prints its line when it is done.
 *
 * @template T @param {string} what @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const from = performance.now();
  const result = await work();
  say(`${what.padEnd(44, ' ')} ${seconds(performance.now() - from)}`);
  return result;
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`  ${line}\n`);
}

/** @param {Error} error */
step.failed = (error) => {
  process.stderr.write(`\n${error.plain ? error.message : (error.stack ?? error.message)}\n`);
};

/** Seconds since this process began to work. */
export const sinceStart = () => seconds(performance.now() - started);

/** An end of the start that a sentence explains; no stack trace helps anybody. */
export class Sentence extends Error {
  plain = true;

  /** @param {string} message @param {number} [exitCode] 78 where the configuration is wrong */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
