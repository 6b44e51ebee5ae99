import { currentRequest, type CurrentRequest } from '../logging/log.js';

/** So many wait for each slot; the next one is told at once to come again. */
const WAITING_PER_SLOT = 32;
/** In all, of one request: each of its statements may have to wait. */
const LONGEST_WAIT_MS = 2_000;
/** Whoever would have to wait for longer is told at once instead of in the end: others need the answers. */
const LONGEST_EXPECTED_MS = 1_000;
/** Slots of which the time until they were free is the average. */
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

/** The part of a pool that those who only look may have: the first to come is the first served, the newest is refused. */
export class PoolShare {
  private free: number;
  private readonly waiting: Waiting[] = [];
  /** Milliseconds from one slot that somebody waited for to the next, and since when the next is waited for. */
  private pace = 0;
  private movedAt = 0;
  private readonly letIn = new WeakSet<CurrentRequest>();

  constructor(
    private readonly slots: number,
    private readonly waitingPerSlot = WAITING_PER_SLOT,
  ) {
    this.free = slots;
  }

  /**
   * Takes a slot, which `leave` gives back. A request is turned away at its first statement or not for its number: what
   * was done for it would be lost. @throws PoolBusy
   */
  enter(): Promise<void> {
    const request = currentRequest.getStore();
    const before = request?.waitedMs ?? 0;
    const since = performance.now();
    const isLetIn = request !== undefined && this.letIn.has(request);
    if (this.free === 0 && (before >= LONGEST_WAIT_MS || (!isLetIn && this.isCrowded(since))))
      return Promise.reject(new PoolBusy());
    if (request) this.letIn.add(request);
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    if (this.waiting.length === 0) this.movedAt = since;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(place), 1);
        reject(new PoolBusy());
      };
      const enter = () => {
        if (request) request.waitedMs = before + performance.now() - since;
        resolve();
      };
      const place = { enter, timer: setTimeout(giveUp, LONGEST_WAIT_MS - before) };
      this.waiting.push(place);
    });
  }

  leave(): void {
    const next = this.waiting.shift();
    if (!next) {
      this.free += 1;
      return;
    }
    clearTimeout(next.timer);
    const now = performance.now();
    this.pace += (now - this.movedAt - this.pace) / OF_THE_LAST;
    this.movedAt = now;
    next.enter();
  }

  /** Whether there is no room for one more, or they would wait for too long by how fast those before are let in, if at all. */
  private isCrowded(now: number): boolean {
    const { length } = this.waiting;
    if (length >= this.slots * this.waitingPerSlot) return true;
    if (length === 0) return false;
    return Math.max((length + 1) * this.pace, now - this.movedAt) > LONGEST_EXPECTED_MS;
  }
}

/** Slots of a pool that are kept for those who pay: a fifth, where there is more than one slot. */
export const keptForPaying = (slots: number) => (slots > 1 ? Math.ceil(slots / 5) : 0);
