import type { Argon2Parameters } from 'node:crypto';
import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
import { Busy } from '../../../platform/http/busy.js';
import { log } from '../../../platform/logging/log.js';

const HASHING = createRequire(import.meta.url).resolve('@duka/api/accounts/adapters/crypto/hashing.js');
/** How far hashing stands back, as for nice(2): it takes what those who look and buy leave of a processor. */
const NICE = 10;

/**
 * Threads that hash passwords, each begun when it is first needed. One that cannot begin, because the process has no memory
 * or descriptors left, neither ends the process nor leaves anybody waiting for it: the next hash tries anew.
 */
export class HashingThreads {
  private readonly threads: Piscina<Argon2Parameters, Uint8Array>;

  constructor(most: number) {
    this.threads = new Piscina({
      filename: HASHING,
      name: 'hash',
      minThreads: 0,
      maxThreads: most,
      idleTimeout: Infinity,
      niceIncrement: NICE,
      execArgv: [],
    });
    this.threads.on('error', (err: unknown) =>
      log.warn({ err }, 'a thread that hashes passwords has failed'),
    );
  }

  /** @throws Busy when its thread cannot begin */
  async hash(parameters: Argon2Parameters): Promise<Buffer> {
    const waiting = new AbortController();
    const refuse = () => waiting.abort();
    this.threads.once('error', refuse);
    try {
      return Buffer.from(await this.threads.run(parameters, { signal: waiting.signal }));
    } catch (error) {
      throw waiting.signal.aborted ? new Busy() : error;
    } finally {
      this.threads.off('error', refuse);
    }
  }
}
