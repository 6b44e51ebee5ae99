import type { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { CalculateTaxes } from '../../tax/application/calculate-taxes.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import type { Buy } from './buy.js';
import { countriesOf } from './countries-of.js';
import type { QuoteBasket } from './quote-basket.js';

/** Has the buyer's VAT number checked, and a tax service and a carrier, where they are set, say their figures, before a purchase's transaction. */
export class FetchExternalRates {
  constructor(
    private readonly checkVat: CheckVatNumber,
    private readonly quotes: QuoteBasket,
    private readonly calculate: CalculateTaxes,
    private readonly delivery: EstimateDelivery,
  ) {}

  /** The purchase with what was answered; nobody is asked again for it. @throws VatNumberWrong, and as QuoteBasket does */
  async fetchExternalRates(said: Buy): Promise<Buy> {
    const buy = { ...said, vat: await this.checkVat.checkVatNumber(said.vatNumber, countriesOf(said)) };
    const isAsked = (await this.calculate.isAsked()) || (await this.delivery.asksCarrier());
    if (isAsked) await this.quotes.quoteBasket(buy);
    return { ...buy, isPlacing: true };
  }
}
