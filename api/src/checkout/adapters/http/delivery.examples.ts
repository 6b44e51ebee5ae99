import { UnknownCountry } from '../../../kernel/area.js';
import {
  LimitRateMissing,
  TaxPlaceUnknown,
  TaxRateMissing,
  TaxUnknown,
  VatNumberWrong,
} from '../../../tax/domain/refusals.js';
import {
  AddressNeeded,
  CurrencyUnavailable,
  DeliveryMethodUnavailable,
  NotDeliveredThere,
  PostcodeNeeded,
  RegionNeeded,
} from '../../domain/refusals.js';

/** What a purchase may hear of where and how it is to be sent, and in which currency. */
export const DELIVERY_REFUSALS = [
  new AddressNeeded(),
  new UnknownCountry('Atlantis', 'shippingAddress.country'),
  new RegionNeeded({ country: 'US', region: 'Texsa' }),
  new PostcodeNeeded({ country: 'US', region: 'Nevada', postcode: '90001' }, true),
  new NotDeliveredThere('France'),
  new DeliveryMethodUnavailable(),
  new VatNumberWrong(),
  new TaxRateMissing('Germany', 'shippingAddress.country'),
  new LimitRateMissing('Ireland', 'EUR', 'shippingAddress.country'),
  new TaxPlaceUnknown('shippingAddress.zipCode'),
  new TaxUnknown(),
  new CurrencyUnavailable('JPY'),
];

export const QUOTE_ABROAD = {
  shippingAddress: { country: 'DE', zipCode: '10115' },
};
