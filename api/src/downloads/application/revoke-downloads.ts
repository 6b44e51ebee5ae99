import type { Clock } from '../../kernel/clock.js';
import type { Downloads } from './ports.js';

/** Ends links to files whose money goes back. Joins the caller's transaction, in which the order is locked. */
export class RevokeDownloads {
  constructor(
    private readonly downloads: Downloads,
    private readonly clock: Clock,
  ) {}

  /** Of all the order. */
  async revokeDownloads(orderId: string): Promise<void> {
    await this.downloads.revoke(orderId, this.clock.now(), 'all');
  }

  /** Of its lines all of whose pieces went back, or are on their way. */
  async revokeReturned(orderId: string): Promise<void> {
    await this.downloads.revoke(orderId, this.clock.now(), 'returned');
  }
}
