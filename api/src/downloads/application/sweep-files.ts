import type { Clock } from '../../kernel/clock.js';
import type { Downloads, DigitalFiles, FileStore } from './ports.js';

const BATCH = 100;

/** Erases what is sold no more and no link leads to, and forgets the tokens of links that lead nowhere. */
export class SweepFiles {
  constructor(
    private readonly files: DigitalFiles,
    private readonly downloads: Downloads,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Answers how many files are erased. Bytes first: what is said to be erased is. */
  async sweepFiles(): Promise<number> {
    const now = this.clock.now();
    await this.downloads.forgetTokens(now);
    let erased = 0;
    for (;;) {
      const idle = await this.files.idle(now, BATCH);
      for (const { id, key } of idle) {
        await this.store.remove(key);
        await this.files.erased(id, now);
      }
      erased += idle.length;
      if (idle.length < BATCH) return erased;
    }
  }
}
