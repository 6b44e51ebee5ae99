import { Busy } from '../../../platform/http/busy.js';

/** Lets `width` through at a time and `queue` wait. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param rests whether a place that others wait for stays empty for as long as it was taken */
  constructor(
    private readonly width: number,
    private readonly queue: number,
    private readonly rests = false,
  ) {}

  /** Whether the next one would be refused. */
  get isFull(): boolean {
    return this.running >= this.width && this.waiting.length >= this.queue;
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new Busy();
    if (this.running >= this.width) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    const since = performance.now();
    try {
      return await work();
    } finally {
      if (this.rests && this.waiting.length > 0) setTimeout(() => this.passOn(), performance.now() - since);
      else this.passOn();
    }
  }

  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
