/** What the start prints: one line per step, with the seconds it took. */
const started = performance.now();

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const done = (what, from) => `  ${what.padEnd(44)} ${seconds(performance.now() - from)}\n`;

/**
 * Does a step and prints its line when it is done.
 *
 * @template T @param {string} what @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const from = performance.now();
  const result = await work();
  process.stdout.write(done(what, from));
  return result;
}

/**
 * A step that may take minutes: tells at once what goes on and then how long already, on a terminal in one line that
 * counts, elsewhere (a log) in a line each 15 seconds.
 *
 * @template T @param {string} what its line when it is done @param {string} doing @param {() => Promise<T>} work
 * @param {Pick<NodeJS.WriteStream, 'write' | 'isTTY'>} [out]
 * @returns {Promise<T>}
 */
export async function longStep(what, doing, work, out = process.stdout) {
  const from = performance.now();
  const tell = () => {
    const line = `  ${doing} … ${Math.round((performance.now() - from) / 1000)} s`;
    out.write(out.isTTY ? `\r${line}` : `${line}\n`);
  };
  tell();
  const timer = setInterval(tell, out.isTTY ? 1_000 : 15_000);
  try {
    const result = await work();
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${done(what, from)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
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
export class CliError extends Error {
  plain = true;

  /** @param {string} message @param {number} [exitCode] 78 where the configuration is wrong */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
