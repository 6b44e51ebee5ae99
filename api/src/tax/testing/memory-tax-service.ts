import { CalculateTaxes } from '../application/calculate-taxes.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { TaxService, type AskedTaxes, type TaxAnswer } from '../application/ports.js';

/** A service that answers what it is told to. */
export class MemoryTaxService extends TaxService {
  answer: TaxAnswer = 'silent';
  readonly asked: AskedTaxes[] = [];

  override calculate(asked: AskedTaxes): Promise<TaxAnswer> {
    this.asked.push(asked);
    return Promise.resolve(this.answer);
  }
}

/** As in a shop whose own rates count. */
export const ownRates = () => {
  const terms = termsOf(() => ({ taxService: 'own' }));
  return new CalculateTaxes(new MemoryTaxService(), terms, { now: () => new Date() });
};
