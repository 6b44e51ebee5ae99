import { make, type EasyPostCarrier } from '../../api/src/shipping/carriers/easypost/easypost-carrier.js';
import { packed } from '../../api/src/shipping/domain/packing.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';
import { HandClock } from './stripe-client.js';

export const SECRETS = { key: 'EZTKkey', webhookSecret: 'a secret of the webhook' };
export const FROM = 'Duka; 417 Montgomery Street; San Francisco; CA; 94104; US; 4153334445';

/** The shop's real adapter, speaking to `baseUrl`. */
export function carrierAt(baseUrl: string, secrets = SECRETS, clock = new HandClock()): EasyPostCarrier {
  const access = new ProviderAccess();
  access.announce('easypost', { baseUrl, secrets });
  return make({ access, clock, values: () => ({ SHIP_FROM: FROM }) });
}

export const AUSTIN = {
  ...{ country: 'US', region: 'TX', postcode: '78701' },
  ...{ name: 'Ada Lovelace', street: '1 Congress Ave', city: 'Austin' },
  ...{ phone: '+15125550100', email: 'ada@example.com' },
};

/** 1.2 kg, 33 by 21 by 12 cm. */
export const BOOTS = packed([{ quantity: 1, grams: 1_200, lengthMm: 330, widthMm: 210, heightMm: 120 }]);
