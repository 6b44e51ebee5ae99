/** What a process has room for at once. */
export interface Room {
  /** So many are in the works at once. */
  places: number;
  /** So many wait for a place; the next one is told at once to come again. */
  waiting: number;
  /** Whoever would wait for longer, in milliseconds, is told at once or in the end. */
  longestMs?: number;
  /** Whether a place that others wait for stays empty for as long as it was taken, to leave the machine to others. */
  rests?: boolean;
}

/** There is no place, nor will there be one in time. */
export class Full extends Error {
  override readonly name = 'Full';

  constructor() {
    super('too many are here already');
  }
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** Of whom the time from one to the next is the average. */
const OF_THE_LAST = 8;

/**
 * Lets in as many as there are places, has a few wait in line and tells the others at once to come again: better a quick "later"
 * than a slow shop for everybody.
 */
export class Bulkhead {
  private readonly room: Required<Room>;
  private taken = 0;
  private readonly waiting: Waiting[] = [];
  /** Milliseconds from one who got a place to the next, and since when the next is waited for. */
  private pace = 0;
  private movedAt = 0;

  constructor(room: Room) {
    this.room = { longestMs: Number.POSITIVE_INFINITY, rests: false, ...room };
  }

  /** Whether the next one would be refused. */
  get isFull(): boolean {
    const { places, waiting, longestMs } = this.room;
    const { length } = this.waiting;
    if (this.taken < places) return false;
    if (length >= waiting) return true;
    if (length === 0) return false;
    return Math.max((length + 1) * this.pace, performance.now() - this.movedAt) > longestMs;
  }

  /**
   * Takes a place.
   * @returns what gives it back, however often it is called
   * @throws Full
   */
  enter(): Promise<() => void> {
    if (this.isFull) return Promise.reject(new Full());
    if (this.taken < this.room.places) {
      this.taken += 1;
      return Promise.resolve(this.leaving());
    }
    if (this.waiting.length === 0) this.movedAt = performance.now();
    const { longestMs } = this.room;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        reject(new Full());
      };
      const timer = Number.isFinite(longestMs) ? setTimeout(giveUp, longestMs) : undefined;
      const one = { enter: () => resolve(this.leaving()), timer };
      this.waiting.push(one);
    });
  }

  /** @throws Full */
  async through<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private leaving(): () => void {
    const since = performance.now();
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      if (this.room.rests && this.waiting.length > 0)
        setTimeout(() => this.passOn(), performance.now() - since);
      else this.passOn();
    };
  }

  private passOn(): void {
    const now = performance.now();
    const next = this.waiting.shift();
    if (!next) {
      this.taken -= 1;
      return;
    }
    this.pace += (now - this.movedAt - this.pace) / OF_THE_LAST;
    this.movedAt = now;
    clearTimeout(next.timer);
    next.enter();
  }
}
