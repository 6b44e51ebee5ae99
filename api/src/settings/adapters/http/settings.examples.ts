import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { SettingsWrong } from '../../domain/settings-wrong.js';
import { RateNotWaiting } from '../../domain/exchange-rate.js';
import { CurrencyStands } from '../../domain/change-of-currency.js';
import { literal } from '../../../platform/http/failure-literal.js';

const parameters = { id: 'shop' };
const unknown = literal(404, 'settings_not_found', 'There are only the settings of the shop.');

const changeSettings: CallDescription = {
  parameters,
  requests: {
    phone: { summary: 'How to reach the shop', value: { supportPhone: '+256 414 000 000' } },
    cashAtHome: {
      summary: 'Takes cash in Uganda alone',
      value: { paymentRules: [{ method: 'cash', isOn: true, areas: [{ country: 'UG' }], currencies: [] }] },
    },
    euros: {
      summary: 'Shows about how much it is in euros',
      value: { displayCurrencies: [{ code: 'EUR', rate: 0.9137, roundTo: 0.01 }] },
    },
    offer: { summary: 'Until when the offer runs', value: { offerEndsAt: '2030-12-31T23:59:59.000Z' } },
  },
  refuses: [
    unknown,
    new SettingsWrong([
      { field: 'paymentRules.0.areas.0.country', message: 'XX is not the code of a country' },
    ]),
    new CurrencyStands('The shop has sold in USD, so that it goes on counting in it.'),
    new InvalidInput([{ field: 'depositPercent', message: 'depositPercent must be from 0 to 100' }]),
  ],
};

export const SETTINGS_CALLS: CallDescriptions = {
  adminListSettings: {},
  adminGetSettings: { parameters, refuses: [unknown] },
  adminUpdateSettings: changeSettings,
  adminPatchSettings: changeSettings,
};

export const RATE_CALLS: CallDescriptions = {
  adminListExchangeRates: {},
  adminAcceptExchangeRate: {
    parameters: { id: 'EUR' },
    requests: { seen: { summary: 'As it was seen', value: { rate: 1.2345 } } },
    refuses: [new RateNotWaiting(), new InvalidInput([{ field: 'rate', message: 'rate must be a number' }])],
  },
};
