import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';
import { Ids } from '../kernel/ids.js';

const BYTES = 16;
/** Asking for the random bytes of many at once costs what asking for those of one does. */
const pool = Buffer.alloc(256 * BYTES);
let used = pool.length;
/** The last one's time, and its place within that millisecond. */
let millisecond = 0;
let place = 0;

/** UUIDs of version 7 (RFC 9562): those of one process grow, also within a millisecond. */
export class TimeOrderedIds implements Ids {
  next(): string {
    const random = randomBytes();
    const now = Date.now();
    if (now > millisecond) {
      millisecond = now;
      place = random.readUInt32BE() >>> 1;
    } else {
      place = (place + 1) >>> 0;
      if (place === 0) millisecond += 1;
    }
    return v7({ msecs: millisecond, seq: place, random });
  }
}

/** Those of each are given out once. */
function randomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}
