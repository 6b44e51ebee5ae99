import type { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { CalculateTaxes } from '../../tax/application/calculate-taxes.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import type { Buy } from './buy.js';
import { countriesOf } from './countries-of.js';

/** Has the buyer's VAT number checked before a purchase's transaction, and tells who else has a say in its price. */
export class PreparePurchase {
  constructor(
    private readonly checkVat: CheckVatNumber,
    private readonly calculate: CalculateTaxes,
    private readonly delivery: EstimateDelivery,
  ) {}

  /** `asksOthers`: a tax service or a carrier says a part of the price. @throws VatNumberWrong */
  async preparePurchase(input: Buy): Promise<{ buy: Buy; asksOthers: boolean }> {
    if (input.agreed) return { buy: { ...input, vat: input.agreed.vat }, asksOthers: false };
    const buy = { ...input, vat: await this.checkVat.checkVatNumber(input.vatNumber, countriesOf(input)) };
    return { buy, asksOthers: (await this.calculate.isAsked()) || (await this.delivery.asksCarrier()) };
  }
}
