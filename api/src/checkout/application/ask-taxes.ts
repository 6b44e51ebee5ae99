import type { CalculateTaxes } from '../../tax/application/calculate-taxes.js';
import type { Buy } from './buy.js';
import type { QuoteBasket } from './quote-basket.js';

/** Has a tax service, where one is set, calculate a purchase before its transaction begins. */
export class AskTaxes {
  constructor(
    private readonly quotes: QuoteBasket,
    private readonly calculate: CalculateTaxes,
  ) {}

  /** @throws as QuoteBasket does */
  async execute(buy: Buy): Promise<void> {
    if (await this.calculate.isAsked()) await this.quotes.execute(buy);
  }
}
