import { expect, it } from '@jest/globals';
import type { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { CalculateTaxes } from '../../tax/application/calculate-taxes.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import { FetchExternalRates } from './fetch-external-rates.js';
import type { Buy } from './buy.js';
import type { QuoteBasket } from './quote-basket.js';

const VAT = { country: 'DE', written: 'DE136695976' };

/** A shop that asks a tax service, a carrier, both or nobody; and what was quoted. */
function scene(asksTaxes: boolean, asksCarrier: boolean) {
  const [checked, quoted]: [unknown[], unknown[]] = [[], []];
  const checkVat = { checkVatNumber: (number: unknown) => Promise.resolve(checked.push(number) && VAT) };
  const quotes = { quoteBasket: (buy: unknown) => Promise.resolve(void quoted.push(buy)) };
  const outside = new FetchExternalRates(
    checkVat as unknown as CheckVatNumber,
    quotes as unknown as QuoteBasket,
    { isAsked: () => Promise.resolve(asksTaxes) } as unknown as CalculateTaxes,
    { asksCarrier: () => Promise.resolve(asksCarrier) } as unknown as EstimateDelivery,
  );
  return { outside, checked, quoted };
}

it.each([
  ['a tax service', true, false],
  ['a carrier', false, true],
  ['both', true, true],
])(
  'what %s says of a purchase is asked for once, with the VAT number that was checked',
  async (_, ...asks) => {
    const { outside, checked, quoted } = scene(...asks);
    const said = { vatNumber: 'de 136695976' } as unknown as Buy;
    expect(await outside.fetchExternalRates(said)).toEqual({ ...said, vat: VAT, isPlacing: true });
    expect([checked, quoted]).toEqual([['de 136695976'], [{ ...said, vat: VAT }]]);
  },
);

it('nothing is quoted beforehand where the shop asks nobody', async () => {
  const { outside, quoted } = scene(false, false);
  expect(await outside.fetchExternalRates({} as unknown as Buy)).toMatchObject({ vat: VAT, isPlacing: true });
  expect(quoted).toEqual([]);
});
