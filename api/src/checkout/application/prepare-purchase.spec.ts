import { expect, it } from '@jest/globals';
import type { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { CalculateTaxes } from '../../tax/application/calculate-taxes.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import type { Buy } from './buy.js';
import { PreparePurchase } from './prepare-purchase.js';

const VAT = { country: 'DE', written: 'DE136695976' };

it.each([
  ['nobody', false, false, false],
  ['a tax service', true, false, true],
  ['a carrier', false, true, true],
  ['both', true, true, true],
])(
  'a purchase of a shop that asks %s has its VAT number checked',
  async (_, asksTaxes, asksCarrier, asksOthers) => {
    const checked: unknown[] = [];
    const checkVat = { checkVatNumber: (number: unknown) => Promise.resolve(checked.push(number) && VAT) };
    const prepare = new PreparePurchase(
      checkVat as unknown as CheckVatNumber,
      { isAsked: () => Promise.resolve(asksTaxes) } as unknown as CalculateTaxes,
      { asksCarrier: () => Promise.resolve(asksCarrier) } as unknown as EstimateDelivery,
    );
    const said = { vatNumber: 'de 136695976' } as unknown as Buy;
    expect(await prepare.preparePurchase(said)).toEqual({ buy: { ...said, vat: VAT }, asksOthers });
    expect(checked).toEqual(['de 136695976']);
  },
);
