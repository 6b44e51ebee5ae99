/** A child of the supervisor that is started again, after a growing pause, when it ends without having been told to. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { say, Sentence } from './say.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A child that lived this long was well; its next pause is the first one again. */
const WELL_AFTER_MS = 60_000;
const GRACE_MS = 12_000;
const LOG_LIMIT = 20 * 1024 * 1024;
const BAD_CONFIGURATION = 78;

export class Service {
  #child;
  #stopping = false;
  #wasReady = false;
  #pause = FIRST_PAUSE_MS;
  #timer;
  #failed = Promise.withResolvers();

  /**
   * @param {string} name
   * @param {{ script: string, flags?: string[], args?: string[], env: Record<string, string | undefined>, cwd: string, logFile?: string }} how
   *   `flags` are for Node.js; without a log file, what the child writes goes to this process's own output
   */
  constructor(name, how) {
    this.name = name;
    this.how = how;
    this.#failed.promise.catch(() => undefined);
  }

  /** Starts it and waits until `isReady` answers true; an end before that is the end of the start. */
  async start(isReady) {
    if (this.how.logFile) keepSmall(this.how.logFile);
    this.#launch();
    await Promise.race([this.#failed.promise, untilTrue(isReady)]);
    this.#wasReady = true;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Ends it politely, and after twelve seconds with force. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(timer);
  }

  /** Ends it and starts it anew, after an edit. */
  async restart() {
    await this.stop();
    this.#stopping = false;
    this.#launch();
  }

  #launch() {
    const { script, flags = [], args = [], env, cwd, logFile } = this.how;
    const out = logFile ? openSync(logFile, 'a', 0o600) : 'inherit';
    const from = logFile ? statSync(logFile).size : 0;
    const born = performance.now();
    const watcher = new URL('./die-with-parent.mjs', import.meta.url).href;
    // detached: Ctrl-C must reach the supervisor only, which ends things in order
    const child = spawn(process.execPath, [...flags, `--import=${watcher}`, script, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', out, out, 'ipc'],
    });
    if (logFile) closeSync(out);
    this.#child = child;
    child.once('error', (error) => this.#ended(`could not be started: ${error.message}`, 1, born, from));
    child.once('exit', (code, signal) =>
      this.#ended(`ended with ${signal ?? `code ${code}`}`, code, born, from),
    );
  }

  #ended(how, code, born, from) {
    if (this.#stopping) return;
    if (!this.#wasReady) {
      const exitCode = code === BAD_CONFIGURATION ? BAD_CONFIGURATION : 1;
      this.#failed.reject(
        new Sentence(`The ${this.name} ${how} before it was ready.\n${this.#lastWords(from)}`, exitCode),
      );
      return;
    }
    if (performance.now() - born > WELL_AFTER_MS) this.#pause = FIRST_PAUSE_MS;
    say(`The ${this.name} ${how}; it is started again in ${this.#pause / 1000} s.`);
    this.#timer = setTimeout(() => this.#launch(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #lastWords(from) {
    if (!this.how.logFile) return '';
    return readFileSync(this.how.logFile).subarray(from).toString().trim().split('\n').slice(-25).join('\n');
  }
}

function keepSmall(file) {
  try {
    if (statSync(file).size > LOG_LIMIT) truncateSync(file);
  } catch {
    // the first start: there is no log yet
  }
}

async function untilTrue(isReady) {
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 25));
}

/** Whether the address answers with a 2xx status. @param {string} url */
export async function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).then(
    (response) => response.ok,
    () => false,
  );
}
