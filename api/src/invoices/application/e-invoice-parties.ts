import { shopDay } from '../../kernel/shop-days.js';
import { countryCode } from '../../kernel/world/countries.js';
import type { Order } from '../../orders/domain/order.js';
import type { ShippingAddress } from '../../orders/domain/snapshots.js';
import { definitionOf } from '../../payments/methods/known.js';
import type { EInvoice, EInvoiceParty } from '../domain/e-invoice.js';
import { sellerTown } from '../domain/seller-town.js';

/** Who sells: `country` by ISO 3166-1 alpha-2, `taxNumber` empty for none. */
export interface EInvoiceShop {
  name: string;
  address: string;
  country: string;
  supportEmail: string;
  supportPhone?: string;
  taxNumber: string;
}

/** The letters of a country stand before a VAT number (EN 16931, BR-CO-09). */
export const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z+*]{2,}$/;

/** Without its numbers. */
export const sellerOf = (shop: EInvoiceShop): Omit<EInvoiceParty, 'vatNumber' | 'taxNumber'> => ({
  ...{ name: shop.name, line2: '', region: '', country: shop.country },
  ...sellerTown(shop.address, shop.country),
  ...{ email: shop.supportEmail, phone: shop.supportPhone ?? '' },
});

export function partyOf(order: Order, to: ShippingAddress | null, home: string): EInvoiceParty {
  const person = to ? [to.firstName, to.lastName].filter(Boolean).join(' ') : '';
  return {
    name: to?.company ?? (person || order.customerName),
    ...{ street: to?.street ?? '', line2: to?.line2 ?? '', city: to?.city ?? '' },
    ...{ postcode: to?.zipCode ?? '', region: to?.state ?? '' },
    country: countryCode(to?.country ?? '') ?? home,
    ...{ vatNumber: undefined, taxNumber: undefined, email: '', phone: '' },
  };
}

/** Cash is paid when the goods are handed over; what waits for a payment has a day by which it must have come. */
export const dueOf = ({ paymentMethod, holdExpiresAt }: Order): NonNullable<EInvoice['due']> => ({
  terms:
    definitionOf(paymentMethod)?.inCoins === true
      ? 'The rest is due in cash when the goods are handed over.'
      : 'The rest is due as agreed with the order.',
  on: holdExpiresAt ? shopDay(holdExpiresAt) : undefined,
});
