import { RequestWrong } from '../domain/refusals.js';
import type { Said, SaidAddress, SaidLine } from '../domain/session.js';
import { objectAt, objectsAt, textAt, textsAt, wholeAt, type Sent } from './reading.js';

const MOST_PIECES = 99;
const FIRST_METHOD = '$.fulfillment.methods[0]';

export const NOTHING_SAID: Said = {
  ...{ lines: [], buyer: {}, address: null, optionId: null, codes: [], currency: null },
  ...{ handler: null, mobileNumber: null, termId: null },
};

/** A cart or a checkout as it was sent: it takes the place of all that was said `before`. @throws RequestWrong */
export function readSaid(
  sent: Sent,
  before: Said = NOTHING_SAID,
  lines: readonly SaidLine[] = linesOf(sent),
): Said {
  const buyer = objectAt(sent, 'buyer');
  const method = objectsAt(objectAt(sent, 'fulfillment'), 'methods', '$.fulfillment')[0] ?? {};
  const group = objectsAt(method, 'groups', FIRST_METHOD)[0] ?? {};
  return {
    lines,
    buyer: {
      firstName: textAt(buyer, 'first_name', '$.buyer', 100),
      lastName: textAt(buyer, 'last_name', '$.buyer', 100),
      email: textAt(buyer, 'email', '$.buyer', 254),
      phone: textAt(buyer, 'phone_number', '$.buyer', 40),
    },
    address: addressOf(method, before.address),
    optionId: textAt(group, 'selected_option_id', `${FIRST_METHOD}.groups[0]`, 64) ?? null,
    codes: textsAt(objectAt(sent, 'discounts'), 'codes', '$.discounts', 20),
    currency: textAt(objectAt(sent, 'context'), 'currency', '$.context', 3) ?? null,
    ...readPayment(sent, NOTHING_SAID),
  };
}

/** A checkout that begins with a cart: what both say, the cart says. @throws RequestWrong */
export function readOnCart(sent: Sent, cart: Said): Said {
  const said = readSaid(sent, cart, cart.lines);
  return {
    ...said,
    buyer: Object.values(cart.buyer).some((value) => value !== undefined) ? cart.buyer : said.buyer,
    currency: cart.currency ?? said.currency,
    codes: cart.codes.length > 0 ? cart.codes : said.codes,
  };
}

/** The way to pay that was chosen; what is not said is as `before`. @throws RequestWrong */
export function readPayment(
  sent: Sent,
  before: Pick<Said, 'handler' | 'mobileNumber' | 'termId'>,
): Pick<Said, 'handler' | 'mobileNumber' | 'termId'> {
  const payment = objectAt(sent, 'payment');
  const instruments = objectsAt(payment, 'instruments', '$.payment');
  const chosen = instruments.find(({ selected }) => selected === true) ?? instruments[0] ?? {};
  const credential = objectAt(chosen, 'credential', '$.payment.instruments[0]');
  return {
    handler: textAt(chosen, 'handler_id', '$.payment.instruments[0]', 64) ?? before.handler,
    mobileNumber:
      textAt(credential, 'phone_number', '$.payment.instruments[0].credential', 40) ?? before.mobileNumber,
    termId: textAt(payment, 'selected_term_id', '$.payment', 64) ?? before.termId,
  };
}

function linesOf(sent: Sent): SaidLine[] {
  const lines = objectsAt(sent, 'line_items').map((line, at): SaidLine => {
    const path = `$.line_items[${at}]`;
    const itemId = textAt(objectAt(line, 'item', path), 'id', `${path}.item`, 64);
    if (!itemId) throw new RequestWrong(`${path}.item.id`, `${path}.item.id must be the id of a variant`);
    const quantity = wholeAt(line, 'quantity', path, 1) ?? 1;
    if (quantity > MOST_PIECES)
      throw new RequestWrong(`${path}.quantity`, `At most ${MOST_PIECES} pieces of one thing can be ordered`);
    return { itemId, quantity };
  });
  if (lines.length === 0) throw new RequestWrong('$.line_items', '$.line_items must have at least one line');
  return lines;
}

/** The destination that was selected, or the first that was sent; one that was sent before may be named by its id. */
function addressOf(method: Sent, before: SaidAddress | null): SaidAddress | null {
  const sent = objectsAt(method, 'destinations', FIRST_METHOD, 20);
  const chosen = textAt(method, 'selected_destination_id', FIRST_METHOD, 128);
  const one = (chosen === undefined ? undefined : sent.find(({ id }) => id === chosen)) ?? sent[0];
  if (!one) return chosen === undefined || chosen === before?.id ? before : null;
  const path = `${FIRST_METHOD}.destinations[${sent.indexOf(one)}]`;
  const text = (name: string, longest = 200) => textAt(one, name, path, longest);
  return {
    id: text('id', 128) ?? 'destination_1',
    firstName: text('first_name', 100),
    lastName: text('last_name', 100),
    street: text('street_address') ?? '',
    line2: text('extended_address'),
    city: text('address_locality', 100),
    state: text('address_region', 100),
    zipCode: text('postal_code', 20),
    country: text('address_country', 100) ?? '',
  };
}
