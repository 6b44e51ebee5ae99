import { currentRequest } from '../logging/log.js';

/** So many wait for each slot; the next one is told at once to come again. */
const WAITING_PER_SLOT = 32;
/** In all, of one request: each of its statements may have to wait. */
const LONGEST_WAIT_MS = 2_000;
/** Whoever would have to wait for longer is told at once instead of in the end: others need the answers. */
const LONGEST_EXPECTED_MS = 1_000;
/** Newcomers of whom the time from one to the next is the average. */
const OF_THE_LAST = 8;

/** Everybody who may wait for a connection waits already, or has waited for too long. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';

  constructor() {
    super('too many wait for a connection to the database');
  }
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

/**
 * The part of a pool that those who only look may have. Whoever has begun comes first: what was done for them would be
 * lost. Of the newcomers the first to come is the first served, and the newest is refused.
 */
export class PoolShare {
  private free: number;
  private readonly begun: Waiting[] = [];
  private readonly newcomers: Waiting[] = [];
  /** Milliseconds from one newcomer who got a slot to the next, and since when the next is waited for. */
  private pace = 0;
  private movedAt = 0;

  constructor(
    private readonly slots: number,
    private readonly waitingPerSlot = WAITING_PER_SLOT,
  ) {
    this.free = slots;
  }

  /**
   * Takes a slot, which `leave` gives back. Too many others turn a request away at its first statement or never.
   * @param longestMs how long it may be waited for
   * @throws PoolBusy
   */
  enter(longestMs = LONGEST_WAIT_MS): Promise<void> {
    const request = currentRequest.getStore();
    const before = request?.waitedMs ?? 0;
    const since = performance.now();
    const isFull = this.free === 0;
    if (isFull && (before >= LONGEST_WAIT_MS || (!request?.turn && this.isCrowded(since))))
      return Promise.reject(new PoolBusy());
    const queue = request?.turn === 'begun' ? this.begun : this.newcomers;
    if (request) request.turn ??= 'waits';
    const begin = () => {
      if (request) request.turn = 'begun';
    };
    if (!isFull) {
      this.free -= 1;
      begin();
      return Promise.resolve();
    }
    if (queue === this.newcomers && queue.length === 0) this.movedAt = since;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(place), 1);
        if (request) request.waitedMs = before + performance.now() - since;
        reject(new PoolBusy());
      };
      const enter = () => {
        begin();
        if (request) request.waitedMs = before + performance.now() - since;
        resolve();
      };
      const place = { enter, timer: setTimeout(giveUp, Math.min(longestMs, LONGEST_WAIT_MS - before)) };
      queue.push(place);
    });
  }

  leave(): void {
    const next = this.begun.shift() ?? this.nextNewcomer();
    if (!next) {
      this.free += 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  }

  private nextNewcomer(): Waiting | undefined {
    const now = performance.now();
    if (this.newcomers.length > 0) this.pace += (now - this.movedAt - this.pace) / OF_THE_LAST;
    this.movedAt = now;
    return this.newcomers.shift();
  }

  /** Whether there is no room for one more, or they would wait for too long by how fast those before are let in, if at all. */
  private isCrowded(now: number): boolean {
    const { length } = this.newcomers;
    if (length >= this.slots * this.waitingPerSlot) return true;
    if (length === 0) return false;
    return Math.max((length + 1) * this.pace, now - this.movedAt) > LONGEST_EXPECTED_MS;
  }
}

/** Slots of a pool that are kept for those who pay: a fifth, where there is more than one slot. */
export const keptForPaying = (slots: number) => (slots > 1 ? Math.ceil(slots / 5) : 0);
