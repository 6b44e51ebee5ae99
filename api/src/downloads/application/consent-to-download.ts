import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { withdrawableUntil } from '../../kernel/periods.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { stateOf } from '../domain/download.js';
import { linksMail } from './mail-links.js';
import type { Downloads, KnownDownload, LinkTokens } from './ports.js';

/**
 * A buyer who could withdraw from files still has them handed over at once: that ends the right with the first download
 * (Directive 2011/83/EU, Art. 16 (m)).
 */
export class ConsentToDownload {
  constructor(
    private readonly downloads: Downloads,
    private readonly tokens: LinkTokens,
    private readonly outbox: Outbox,
    private readonly terms: Pick<ShopTerms, 'read'>,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The period begins with the contract: nothing has to arrive. */
  async isAsked({ consentAt, orderedAt }: Pick<KnownDownload, 'consentAt' | 'orderedAt'>): Promise<boolean> {
    if (consentAt !== null || withdrawableUntil(orderedAt) < this.clock.now()) return false;
    return (await this.terms.read()).hasEuRules;
  }

  /** Once; confirmed by a letter with the links before anything is downloaded. */
  consentToDownload(token: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const orderId = await this.downloads.consent(this.tokens.hashOf(token), now);
      const buyer = orderId && (await this.downloads.lockBuyer(orderId));
      if (!orderId || !buyer) return;
      const links = (await this.downloads.ofOrder(orderId)) ?? [];
      const open = links.filter((link) => stateOf(link, now) === 'open');
      const files = open.flatMap(({ name, sealedToken }) => {
        const known = sealedToken && this.tokens.open(sealedToken);
        return known ? [{ name, token: known }] : [];
      });
      await this.outbox.publish(linksMail(buyer, files, open[0]?.until ?? now));
    });
  }
}
