const LOOK_EVERY_MS = 50;
/** Looks of which the delay is the average: a single pause is no flood. */
const OF_THE_LAST = 3;
/** What is left of the share at each look that is late, how much it gains at each other one, and the least of it. */
const LESS = 0.5;
const MORE = 0.02;
const LEAST = 1 / 16;

/**
 * Knows when visitors come faster than this process can even look at them: it is late, and many have come since the last
 * look. Then it lets in a share of them, so large that the process stays in time.
 */
export class Flood {
  private share = 1;
  private due = 0;
  private delay = 0;
  private came = 0;

  /**
   * @param behindMs for so long work may wait until the process comes to it
   * @param few so many that come between two looks are no flood either, but a machine that is busy with something else
   * @param looked milliseconds of any clock
   */
  constructor(
    private readonly behindMs: number,
    private readonly few: number,
    private looked: number,
  ) {}

  /** Looks from now on, for as long as the process lives. */
  static watched(behindMs: number, few: number): Flood {
    const flood = new Flood(behindMs, few, performance.now());
    setInterval(() => flood.look(performance.now()), LOOK_EVERY_MS).unref();
    return flood;
  }

  get isOn(): boolean {
    return this.share < 1;
  }

  /** Says of one more visitor whether they are let in. */
  letsIn(): boolean {
    this.came += 1;
    this.due += this.share;
    if (this.due < 1) return false;
    this.due -= 1;
    return true;
  }

  /** To be called every 50 ms; how much later it is called says how far behind this process is. */
  look(now: number): void {
    this.delay += (now - this.looked - LOOK_EVERY_MS - this.delay) / OF_THE_LAST;
    const isLate = this.delay > this.behindMs && this.came > this.few;
    this.share = isLate ? Math.max(LEAST, this.share * LESS) : Math.min(1, this.share + MORE);
    this.looked = now;
    this.came = 0;
  }
}
