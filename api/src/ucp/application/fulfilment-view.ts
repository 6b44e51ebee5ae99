import type { Quote } from '../../checkout/application/quote.js';
import type { Said, SaidAddress } from '../domain/session.js';
import { RELEASES, type Release } from '../domain/releases.js';
import type { Answer } from './envelope.js';
import { deliveryTotals } from './money-views.js';

const daysText = ({ daysFrom, daysTo }: Quote['offers'][number]): string =>
  daysFrom === daysTo ? `${daysTo} working days` : `${daysFrom} to ${daysTo} working days`;

/** How the order can be sent, once it is known where to. */
export function fulfilmentOf(release: Release, { lines, offers, delivery }: Quote, said: Said): Answer {
  const ids = lines.filter(({ offer }) => offer.isShipped).map(({ offer }) => offer.variantId);
  if (ids.length === 0) return {};
  const { address } = said;
  const group = {
    ...{ id: 'group_1', line_item_ids: ids },
    options: offers.map((offer) => ({
      ...{ id: offer.methodId, title: offer.name, totals: deliveryTotals(offer.price) },
      description: described(release, [offer.pickup?.address, daysText(offer)].filter(Boolean).join(', ')),
    })),
    selected_option_id: delivery?.methodId ?? null,
  };
  const method = {
    ...{ id: 'method_1', type: 'shipping', line_item_ids: ids },
    destinations: address ? [destinationOf(release, address)] : [],
    selected_destination_id: address?.id ?? null,
    groups: address ? [group] : [],
  };
  return { fulfillment: { methods: [method] } };
}

/** A text until 2026-04-08, and an object since. */
const described = (release: Release, plain: string) => (release === RELEASES[1] ? plain : { plain });

const destinationOf = (release: Release, address: SaidAddress): Answer => ({
  id: address.id,
  ...(release === RELEASES[1] ? {} : { type: 'shipping_address' }),
  ...postalOf(address),
});

/** An address without what nobody has given. */
export const postalOf = (place: Omit<SaidAddress, 'id'>): Answer =>
  Object.fromEntries(
    Object.entries({
      first_name: place.firstName,
      last_name: place.lastName,
      street_address: place.street,
      extended_address: place.line2,
      address_locality: place.city,
      address_region: place.state,
      postal_code: place.zipCode,
      address_country: place.country,
    }).filter(([, value]) => value !== undefined && value !== ''),
  );
