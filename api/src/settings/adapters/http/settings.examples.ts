import type { CallDescription, CallDescriptions } from '../../../platform/http/described.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { CurrencyStands } from '../../domain/change-of-currency.js';
import { literal } from '../../../platform/http/failure-literal.js';

const parameters = { id: 'shop' };
const unknown = literal(404, 'settings_not_found', 'There are only the settings of the shop.');

const changeSettings: CallDescription = {
  parameters,
  requests: {
    phone: { summary: 'How to reach the shop', value: { supportPhone: '+256 414 000 000' } },
    offer: { summary: 'Until when the offer runs', value: { offerEndsAt: '2030-12-31T23:59:59.000Z' } },
  },
  refuses: [
    unknown,
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
