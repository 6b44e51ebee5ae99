import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { consentMissing } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { SoldFiles } from './ports.js';
import type { Quote } from './quote.js';

/** Where buyers may withdraw, a file is handed over at once only to whoever wants that, and knows what it ends (Directive 2011/83/EU, Art. 16 (m)). */
export class AskForConsent {
  constructor(
    private readonly terms: Pick<ShopTerms, 'read'>,
    private readonly files: SoldFiles,
    private readonly clock: Clock,
  ) {}

  /** When it was given; null where nothing asks for it, or nobody could be asked: then the links do. @throws InvalidPurchase */
  async askForConsent({ downloadConsent }: Buy, { lines }: Pick<Quote, 'lines'>): Promise<Date | null> {
    if (downloadConsent === undefined || !(await this.terms.read()).hasEuRules) return null;
    if (!(await this.files.comeWith(lines.map(({ offer }) => offer.variantId)))) return null;
    if (!downloadConsent) throw consentMissing();
    return this.clock.now();
  }
}
