/** What a process has room for at once. */
export interface Room {
  /** So many are in the works at once. */
  places: number;
  /** So many wait for a place; the next one is told at once to come again. */
  waiting: number;
  /** Whoever would wait for longer, in milliseconds, is told at once or in the end. */
  longestMs?: number;
  /**
   * Later than this, in milliseconds, the process may not come to its work while some wait: it has fewer places then, one at least, so
   * that it comes to those who are let in always.
   */
  lateMs?: number;
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

const LOOK_EVERY_MS = 50;
/** Looks of which the delay is the average: a single pause says nothing. */
const LOOKS = 3;
/** What is left of the places at each look that is late, and how much of all of them comes back at each other one. */
const LESS = 0.5;
const MORE = 0.02;

/**
 * Lets in as many as there are places, has a few wait in line and tells the others at once to come again: better a quick "later"
 * than a slow shop for everybody.
 */
export class Bulkhead {
  private readonly room: Required<Room>;
  private taken = 0;
  /** Of the places, so many as the process keeps up with. */
  private open: number;
  private looked = 0;
  private delay = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting: Waiting[] = [];
  /** Milliseconds from one who got a place to the next, and since when the next is waited for. */
  private pace = 0;
  private movedAt = 0;

  constructor(room: Room) {
    const unlimited = { longestMs: Number.POSITIVE_INFINITY, lateMs: Number.POSITIVE_INFINITY };
    this.room = { ...unlimited, rests: false, ...room };
    this.open = room.places;
  }

  /** Whether the next one would be refused. */
  get isFull(): boolean {
    const { waiting, longestMs } = this.room;
    const { length } = this.waiting;
    if (this.hasPlace) return false;
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
    this.keepLooking();
    if (this.hasPlace) {
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

  private get hasPlace(): boolean {
    return this.taken < Math.max(1, Math.floor(this.open));
  }

  private passOn(): void {
    this.taken -= 1;
    this.letIn();
  }

  private letIn(): void {
    while (this.hasPlace) {
      const next = this.waiting.shift();
      if (!next) return;
      const now = performance.now();
      this.pace += (now - this.movedAt - this.pace) / OF_THE_LAST;
      this.movedAt = now;
      this.taken += 1;
      clearTimeout(next.timer);
      next.enter();
    }
  }

  /** While anybody is inside: a process that nobody asks for anything is not woken twenty times a second. */
  private keepLooking(): void {
    if (this.timer || !Number.isFinite(this.room.lateMs)) return;
    this.looked = performance.now();
    this.delay = 0;
    this.timer = setInterval(() => {
      this.look(performance.now());
      if (this.taken > 0 || this.waiting.length > 0 || this.open < this.room.places) return;
      clearInterval(this.timer);
      this.timer = undefined;
    }, LOOK_EVERY_MS).unref();
  }

  /** To be called every 50 ms; how much later it is called says how far behind this process is. */
  look(now: number): void {
    const { places, lateMs } = this.room;
    this.delay += (now - this.looked - LOOK_EVERY_MS - this.delay) / LOOKS;
    this.looked = now;
    const isLate = this.delay > lateMs && this.waiting.length > 0;
    this.open = isLate ? Math.max(1, this.open * LESS) : Math.min(places, this.open + places * MORE);
    this.letIn();
  }
}
