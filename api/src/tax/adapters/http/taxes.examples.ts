import { UnknownCountry } from '../../../kernel/area.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  LimitRateMissing,
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
    refuses: [
      new UnknownCountry('Atlantis'),
      new TaxRateMissing('Germany', 'country'),
      new LimitRateMissing('Ireland', 'EUR', 'country'),
      new TaxUnknown(),
    ],
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
      ireland: {
        summary:
          'Ireland, of goods from outside the EU: 23 percent up to 150 euros, by the shop’s number in IOSS',
        value: {
          name: 'Ireland',
          areas: [{ country: 'IE' }],
          pricesIncludeTax: true,
          shippingTax: 'main',
          rounding: 'order',
          reverseCharge: false,
          rates: [{ category: 'standard', name: 'VAT', percent: 23, from: '2026-01-01' }],
          importLimit: {
            amount: 150,
            currency: 'EUR',
            per: 'consignment',
            scheme: 'IOSS',
            number: 'IM2760000742',
          },
        },
      },
    },
    refuses: wrong,
  },
  adminUpdateTaxZone: changeZone,
  adminPatchTaxZone: changeZone,
  adminDeleteTaxZone: { parameters, refuses: [new TaxZoneNotFound()] },
};
