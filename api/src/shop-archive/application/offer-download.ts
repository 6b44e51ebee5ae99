import type { AuditEntry } from '../../kernel/audit.js';
import type { Ids } from '../../kernel/ids.js';
import { ArchiveLinkEnded } from '../domain/refusals.js';
import type { ArchiveDesk } from './ports.js';

/** How long a link may wait. */
export const LINK_SECONDS = 900;

/** A download of the whole shop is offered to somebody, and fetched once by a browser, which carries no session there. */
export class OfferDownload {
  constructor(
    private readonly desk: ArchiveDesk,
    private readonly ids: Ids,
  ) {}

  async offer(accountId: string): Promise<string> {
    const id = this.ids.next();
    await this.desk.offer(id, accountId);
    return id;
  }

  /** Whoever it was offered to, and may have it still. @throws ArchiveLinkEnded */
  async take(id: string): Promise<AuditEntry['actor']> {
    const taker = await this.desk.take(id, LINK_SECONDS);
    if (!taker?.permissions.includes('archive.write')) throw new ArchiveLinkEnded();
    return { accountId: taker.accountId, email: taker.email };
  }
}
