import { currentRequest } from '../logging/log.js';

/** So many wait for each slot; the next one is told at once to come again. */
const WAITING_PER_SLOT = 32;
/** In all, of one request: each of its statements may have to wait. */
const LONGEST_WAIT_MS = 2_000;

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

  constructor(
    private readonly slots: number,
    private readonly waitingPerSlot = WAITING_PER_SLOT,
  ) {
    this.free = slots;
  }

  /** Takes a slot, which `leave` gives back. @throws PoolBusy */
  enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.slots * this.waitingPerSlot) return Promise.reject(new PoolBusy());
    const request = currentRequest.getStore();
    const before = request?.waitedMs ?? 0;
    const since = performance.now();
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
    next.enter();
  }
}

/** Slots of a pool that are kept for those who pay: a fifth, where there is more than one slot. */
export const keptForPaying = (slots: number) => (slots > 1 ? Math.ceil(slots / 5) : 0);
