import type { EventFeed } from './ports.js';

/** Somebody who waits until something stands after this place. */
interface Waiter {
  position: number;
  wake: () => void;
}

/** How often the feed is looked at while somebody waits, whoever that is and however many. */
const LOOK_EVERY_MS = 500;
/** So many may wait in one process; each holds a connection of its own open. */
const MOST_WAITING = 200;

/** Looks at the feed for all who wait in this process: one look serves them all, and where nobody waits nobody looks. */
export class EventWatch {
  private readonly waiting = new Set<Waiter>();
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly feed: EventFeed) {}

  /** Resolves when something stands after the place, after `ms`, or when nobody listens any more; at once where too many wait. */
  async until(position: number, ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.hasEnded || this.waiting.size >= MOST_WAITING) return;
    await new Promise<void>((resolve) => {
      const waiter: Waiter = { position, wake: () => end() };
      const late = setTimeout(() => end(), ms);
      const end = () => {
        clearTimeout(late);
        signal.removeEventListener('abort', end);
        this.waiting.delete(waiter);
        resolve();
      };
      signal.addEventListener('abort', end);
      this.waiting.add(waiter);
      this.lookLater();
    });
  }

  /** Whoever waits is answered, and nobody waits from now on. */
  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
    for (const { wake } of this.waiting) wake();
  }

  private lookLater(): void {
    this.timer ??= setTimeout(() => {
      void this.look().finally(() => {
        this.timer = undefined;
        if (this.waiting.size > 0) this.lookLater();
      });
    }, LOOK_EVERY_MS);
  }

  private async look(): Promise<void> {
    if (this.waiting.size === 0) return;
    const first = Math.min(...[...this.waiting].map(({ position }) => position));
    try {
      // gives places to what happened meanwhile
      if ((await this.feed.after(first, 1)).length === 0) return;
      const end = (await this.feed.bounds()).last?.position ?? 0;
      for (const { position, wake } of this.waiting) if (position < end) wake();
    } catch {
      // whoever reads hears of it: a database that does not answer is no news for those who wait
    }
  }
}
