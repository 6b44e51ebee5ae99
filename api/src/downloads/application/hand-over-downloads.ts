import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import { endOf, USES, type Download, type Owed } from '../domain/download.js';
import { NothingToDownload, OrderOfDownloadsNotFound, TooManyRenewals } from '../domain/refusals.js';
import { linksMail } from './mail-links.js';
import type { DownloadBuyer, Downloads, LinkTokens } from './ports.js';

const HOUR_MS = 3_600_000;
/** Nobody's mailbox is filled by a click. */
const MOST_AN_HOUR = 5;

/** Makes links to the files of paid orders and mails them. All join the caller's transaction. */
export class HandOverDownloads {
  constructor(
    private readonly downloads: Downloads,
    private readonly tokens: LinkTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Once for each file of each line, however often the payment is confirmed. The order is locked, and all of it is paid. */
  async makeDownloads(orderId: string): Promise<void> {
    const owed = await this.downloads.owed(orderId, 'never');
    if (owed.length === 0) return;
    const buyer = await this.downloads.lockBuyer(orderId);
    if (buyer?.isPaid) await this.handOver(orderId, buyer, owed);
  }

  /** The money is there again: new links where earlier ones ended when it went; of other lines they stay as they are. The order is locked. */
  async giveBackDownloads(orderId: string): Promise<void> {
    const owed = await this.downloads.owed(orderId, 'none');
    if (owed.length === 0) return;
    const buyer = await this.downloads.lockBuyer(orderId);
    if (buyer?.isPaid) await this.handOver(orderId, buyer, owed);
  }

  /**
   * New links in place of those that there are, to the files that the variants come with now. How many.
   * @throws OrderOfDownloadsNotFound, NothingToDownload, TooManyRenewals
   */
  async renewDownloads(orderId: string): Promise<number> {
    const buyer = await this.downloads.lockBuyer(orderId);
    if (!buyer) throw new OrderOfDownloadsNotFound();
    const owed = buyer.isPaid ? await this.downloads.owed(orderId, 'any') : [];
    if (owed.length === 0) throw new NothingToDownload();
    const now = this.clock.now();
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await this.downloads.madeSince(orderId, since)) >= MOST_AN_HOUR)
      throw new TooManyRenewals(MOST_AN_HOUR);
    await this.downloads.revoke(orderId, now, 'all');
    await this.handOver(orderId, buyer, owed);
    return owed.length;
  }

  private async handOver(orderId: string, buyer: DownloadBuyer, owed: readonly Owed[]): Promise<void> {
    const createdAt = this.clock.now();
    const until = endOf(createdAt);
    const made = owed.map(({ fileName, orderLineId, fileId }) => {
      const { token, hash } = this.tokens.make();
      const download: Download = {
        ...{ id: this.ids.next(), orderId, orderLineId, fileId },
        ...{ tokenHash: hash, sealedToken: this.tokens.seal(token), usesLeft: USES, until, createdAt },
      };
      return { download, file: { name: fileName, token } };
    });
    await this.downloads.add(made.map(({ download }) => download));
    await this.downloads.mailed(
      made.map(({ download }) => download.id),
      createdAt,
    );
    const files = made.map(({ file }) => file);
    await this.outbox.publish(linksMail(buyer, files, until));
  }
}
