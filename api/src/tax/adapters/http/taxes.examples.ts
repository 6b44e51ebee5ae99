import { UnknownCountry } from '../../../kernel/area.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/described.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  TaxRateMissing,
  TaxUnknown,
  TaxZoneChanged,
  TaxZoneNameTaken,
  TaxZoneNotFound,
  TaxZoneWrong,
} from '../../domain/refusals.js';

const parameters = { id: '01942417-9872-74c7-9063-941417d7e4f1' };
const wrong = [
  new InvalidInput([{ field: 'name', message: 'Name is required' }]),
  new TaxZoneWrong([
    { field: 'rates.1.from', message: 'Two rates of category standard hold on the same day' },
  ]),
  new TaxZoneNameTaken(),
];

const changeZone: CallDescription = {
  parameters,
  requests: { without: { summary: 'Takes prices as without tax', value: { pricesIncludeTax: false } } },
  refuses: [new TaxZoneNotFound(), new TaxZoneChanged(4), ...wrong],
};

export const TAX_CALLS: CallDescriptions = {
  estimateTaxes: {
    parameters: { country: 'DE', amount: 20 },
    refuses: [new UnknownCountry('Atlantis'), new TaxRateMissing('Germany', 'country'), new TaxUnknown()],
  },
  adminListReadyTaxRates: {},
};

export const ADMIN_TAX_CALLS: CallDescriptions = {
  adminListTaxZones: {},
  adminGetTaxZone: { parameters, refuses: [new TaxZoneNotFound()] },
  adminCreateTaxZone: {
    requests: {
      rwanda: {
        summary: 'Rwanda: 18 percent inside of the prices',
        value: {
          name: 'Rwanda',
          areas: [{ country: 'RW' }],
          pricesIncludeTax: true,
          shippingTax: 'main',
          rounding: 'order',
          reverseCharge: false,
          rates: [{ category: 'standard', name: 'VAT', percent: 18, from: '2026-01-01' }],
        },
      },
    },
    refuses: wrong,
  },
  adminUpdateTaxZone: changeZone,
  adminPatchTaxZone: changeZone,
  adminDeleteTaxZone: { parameters, refuses: [new TaxZoneNotFound()] },
};
