import type { CalculateTaxes } from '../../tax/application/calculate-taxes.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import type { Buy } from './buy.js';
import type { QuoteBasket } from './quote-basket.js';

/** Has the buyer's VAT number checked, and a purchase calculated by a tax service, where one is set, before its transaction. */
export class AskTaxes {
  constructor(
    private readonly checkVat: CheckVatNumber,
    private readonly quotes: QuoteBasket,
    private readonly calculate: CalculateTaxes,
  ) {}

  /** The purchase with what was answered; nobody is asked again for it. @throws VatNumberWrong, and as QuoteBasket does */
  async execute(said: Buy): Promise<Buy> {
    const buy = { ...said, vat: await this.checkVat.execute(said.vatNumber) };
    if (await this.calculate.isAsked()) await this.quotes.execute(buy);
    return { ...buy, isPlacing: true };
  }
}
