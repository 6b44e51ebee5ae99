import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';
import { Ids } from '../kernel/ids.js';

const ONE = 16;
/** Asking for chance costs the same for one identifier and for many. */
const BLOCK = ONE * 256;
/** RFC 9562 has room for 32 bits of counting; half of them are left to count into. */
const HALF = 2 ** 31;

/** UUIDs of version 7 (RFC 9562): those of one process grow, also within a millisecond. */
export class TimeOrderedIds extends Ids {
  private readonly block = new Uint8Array(BLOCK);
  private used = BLOCK;
  private millisecond = 0;
  private counted = 0;

  override next(): string {
    const random = this.chance();
    const now = Date.now();
    if (now > this.millisecond) {
      this.millisecond = now;
      this.counted = new DataView(random.buffer, random.byteOffset).getUint32(6) % HALF;
    } else this.counted += 1;
    return v7({ random, msecs: this.millisecond, seq: this.counted });
  }

  private chance(): Uint8Array {
    if (this.used === BLOCK) {
      randomFillSync(this.block);
      this.used = 0;
    }
    this.used += ONE;
    return this.block.subarray(this.used - ONE, this.used);
  }
}
