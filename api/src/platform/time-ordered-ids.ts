import { v7 } from 'uuid';
import { Ids } from '../kernel/ids.js';

/** UUIDs of version 7 (RFC 9562): those of one process grow, also within a millisecond. */
export class TimeOrderedIds extends Ids {
  override next(): string {
    return v7();
  }
}
