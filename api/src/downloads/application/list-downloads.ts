import type { Clock } from '../../kernel/clock.js';
import { stateOf, type DownloadState, type ListedDownload } from '../domain/download.js';
import { OrderOfDownloadsNotFound } from '../domain/refusals.js';
import type { Downloads, LinkTokens } from './ports.js';

export type ShownDownload = Omit<ListedDownload, 'sealedToken'> & {
  state: DownloadState;
  /** Where it still works. */
  token: string | null;
};

/** The links of an order, as its buyer and the staff see them. */
export class ListDownloads {
  constructor(
    private readonly downloads: Downloads,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
  ) {}

  /** All that there were, without their tokens: the staff sends them, and uses none up. @throws OrderOfDownloadsNotFound */
  async ofOrder(orderId: string): Promise<ShownDownload[]> {
    return (await this.list(orderId)).map((one) => ({ ...this.shown(one), token: null }));
  }

  /** Those that were not replaced or taken back. @throws OrderOfDownloadsNotFound also when it is somebody else's */
  async ofBuyer(orderId: string, accountId: string): Promise<ShownDownload[]> {
    const all = await this.list(orderId, accountId);
    return all.map((one) => this.shown(one)).filter(({ state }) => state !== 'revoked');
  }

  private async list(orderId: string, accountId?: string): Promise<ListedDownload[]> {
    const all = await this.downloads.ofOrder(orderId, accountId);
    if (!all) throw new OrderOfDownloadsNotFound();
    return all;
  }

  private shown({ sealedToken, ...one }: ListedDownload): ShownDownload {
    const state = stateOf(one, this.clock.now());
    const token = state === 'open' && sealedToken ? (this.tokens.open(sealedToken) ?? null) : null;
    return { ...one, state, token };
  }
}
