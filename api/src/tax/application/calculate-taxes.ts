import { Kept } from '@duka/serving/kept.js';
import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { AskedTaxes, TaxAnswer, TaxService } from './ports.js';

const ANSWERED_MS = 3_600_000;
const UNANSWERED_MS = 60_000;

/**
 * Asks the tax service, where the settings name one. Answers are kept for an hour, silence for a minute, so that quote and
 * purchase of one checkout say the same.
 */
export class CalculateTaxes {
  private readonly kept: Kept<TaxAnswer>;

  constructor(
    private readonly service: TaxService,
    private readonly terms: ShopTerms,
    clock: Clock,
  ) {
    this.kept = new Kept({
      freshMs: (answer) => (answer === 'silent' ? UNANSWERED_MS : ANSWERED_MS),
      now: () => clock.now().getTime(),
    });
  }

  async isAsked(): Promise<boolean> {
    return (await this.terms.read()).taxService !== 'own';
  }

  /**
   * Null where the own rates count: no service is set, or something has a reduced rate, which a service knows by codes that
   * products do not have. With `keptOnly` nobody is asked, and what is not known is silence.
   */
  async calculateTaxes(asked: AskedTaxes, keptOnly: boolean): Promise<TaxAnswer | null> {
    if (!(await this.isAsked()) || !asked.lines.every(isKnownToServices)) return null;
    const name = nameOf(asked);
    if (keptOnly) return this.kept.known(name) ?? 'silent';
    return this.kept.get(name, () => this.service.calculate(asked));
  }
}

const isKnownToServices = ({ category }: AskedTaxes['lines'][number]) =>
  category === 'standard' || category === 'exempt';

const nameOf = ({ to, pricesIncludeTax, lines, shipping }: AskedTaxes): string =>
  JSON.stringify([
    ...[to.country, to.region, to.postcode, pricesIncludeTax, shipping.currency.code, shipping.cents],
    lines.map(({ amount, category }) => [amount.cents, category]),
  ]);
