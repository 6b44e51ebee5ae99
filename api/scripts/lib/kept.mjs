/** What the supervisor starts again, after a growing pause, when it ends without having been told to. */
import { setTimeout as pause } from 'node:timers/promises';
import { howItEnds } from './processes.mjs';
import { say } from './say.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** With the pauses between them three minutes: a full disk may be emptied, who killed it while it started may be gone. */
const MOST_FAILED_STARTS = 10;
/** What lived this long was well; its next pause is the first one again. */
const WELL_AFTER_MS = 60_000;

/** @typedef {{ process: import('node:child_process').ChildProcess, stop: () => Promise<void> }} Running */

export class Kept {
  #name;
  #how;
  #running;
  #stopping;
  #followed;

  /**
   * @param {string} name
   * @param {object} how
   * @param {() => Running | Promise<Running>} how.launch
   * @param {(running: Running) => Promise<void>} [how.untilReady] rejects when a start has failed
   * @param {(error: Error) => unknown} how.onLost told when it could not be started again for minutes
   * @param {number} [how.firstPauseMs] how long it waits after the first end
   */
  constructor(name, how) {
    this.#name = name;
    this.#how = { firstPauseMs: FIRST_PAUSE_MS, untilReady: () => undefined, ...how };
  }

  /** Starts it; it is not started again before it was ready once. */
  async start() {
    this.#stopping = new AbortController();
    this.#running = await this.#how.launch();
    await this.#how.untilReady(this.#running);
    this.#followed = this.#follow().catch((error) => void this.#how.onLost(error));
  }

  /** Ends it for good. */
  async stop() {
    this.#stopping?.abort();
    await this.#running?.stop();
    await this.#followed;
  }

  /** Ends it and starts it anew, after an edit. */
  async restart() {
    await this.stop();
    await this.start();
  }

  async #follow() {
    const { signal } = this.#stopping;
    let waitMs = this.#how.firstPauseMs;
    for (;;) {
      const born = performance.now();
      const end = await howItEnds(this.#running.process);
      if (signal.aborted) return;
      if (performance.now() - born > WELL_AFTER_MS) waitMs = this.#how.firstPauseMs;
      waitMs = await this.#startAgain(`${this.#name} ${end}`, waitMs);
      if (signal.aborted) return;
    }
  }

  /** Answers the next pause; rejects with the last reason when no start succeeds. */
  async #startAgain(why, firstMs) {
    const { signal } = this.#stopping;
    let waitMs = firstMs;
    for (let failed = 0; ;) {
      say(`${why}; it is started again in ${waitMs / 1000} s.`);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return waitMs;
      waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS);
      try {
        this.#running = await this.#how.launch();
        if (signal.aborted) await this.#running.stop();
        return waitMs;
      } catch (error) {
        failed += 1;
        if (failed === MOST_FAILED_STARTS || signal.aborted) throw error;
        why = `${this.#name} could not be started (${error.message.split('\n', 1)[0]})`;
      }
    }
  }
}
