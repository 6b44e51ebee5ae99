import type { Destination, Unclear } from '../../kernel/area.js';
import { Refusal, refusal } from '../../kernel/refusal.js';
import { stateLabel, zipLabel } from '../../kernel/world/address-labels.js';
import { countryCode, countryName } from '../../kernel/world/countries.js';
import { example } from '../../kernel/world/postcode-patterns.js';

/** Something in what was sent to pay cannot be read; the sentences are the specification's. */
export class InvalidPurchase extends Refusal {
  constructor(message: string, field = 'products') {
    super('invalid', 'invalid_purchase', message, { fields: [{ field, message }] });
  }
}

export const noProducts = () => new InvalidPurchase('Products array is required for Stripe payments');
export const tooManyPieces = (most: number) =>
  new InvalidPurchase(`An order holds at most ${most} of one item`);
export const noNumberOrAmount = () => new InvalidPurchase('Mobile number and amount are required', 'amount');
export const noAmount = () => new InvalidPurchase('Amount is required for cash payments', 'amount');
export const noBankAmount = () => new InvalidPurchase('Amount is required for bank transfers', 'amount');
/** For the examples: the check of the body says the same of the shop's own country. */
export const badNumber = () =>
  new InvalidPurchase(
    'Please enter a valid mobile number. A number from another country starts with + and its country code.',
    'mobileNumber',
  );
/** `sentence` is that of the way to pay, where the specification has one. */
export const emptyCart = (sentence = 'Your cart is empty') => new InvalidPurchase(sentence);

/** Its buyer could withdraw from a file still, and has not said that it is to be handed over at once. */
export const consentMissing = () =>
  new InvalidPurchase(
    'Please confirm that you want your files at once, and that you then lose your right to withdraw from them.',
    'downloadConsent',
  );

/** The figures that the caller saw are not today's; `data` has the current ones. Nothing was charged. */
export class PriceChanged extends Refusal {
  constructor(figures: Readonly<Record<string, unknown>>) {
    super('conflict', 'price_changed', 'Prices have changed. Please review your order and try again.', {
      data: figures,
    });
  }
}

/** A product is no longer sold, or its name fits several variants. */
export class ItemUnavailable extends Refusal {
  constructor(id: string) {
    super('conflict', 'item_unavailable', 'An item in your order is no longer available.', {
      data: { _id: id },
    });
  }
}

export class ChooseVariant extends Refusal {
  constructor(id: string) {
    super('invalid', 'choose_variant', 'Please choose the options of each product.', { data: { _id: id } });
  }
}

/** Delivery or tax depends on the place, and the purchase names none. */
export const AddressNeeded = refusal(
  'invalid',
  'address_needed',
  'Please enter a delivery address.',
  'shippingAddress',
);

/** Delivery or tax depends on the state or region, and the one that was given is none. */
export class RegionNeeded extends Refusal {
  constructor({ country, region }: Pick<Destination, 'country' | 'region'>) {
    const label = lower(stateLabel(country));
    const example = country === 'US' ? ', such as Texas' : '';
    const message = region?.trim()
      ? `We do not know the ${label} ${region.trim()}. Please write its name${example}.`
      : 'Please enter the state or region of the address.';
    super('invalid', 'region_needed', message, { fields: [{ field: 'shippingAddress.state', message }] });
  }
}

/** Delivery or tax depends on the postcode, and the one that was given is none of the country, or not in the region. */
export class PostcodeNeeded extends Refusal {
  constructor({ country, region, postcode }: Destination, isElsewhere = false) {
    const label = zipLabel(country);
    const typed = postcode?.trim();
    const message = isElsewhere
      ? `${label} ${typed} is not in ${region}. Please check both.`
      : typed
        ? `We do not know the ${lower(label)} ${typed}. In ${countryName(country)} it is like ${example(country)}.`
        : `Please enter the ${lower(label)} of the address.`;
    super('invalid', 'postcode_needed', message, { fields: [{ field: 'shippingAddress.zipCode', message }] });
  }
}

/** `ZIP code` keeps its capitals. */
const lower = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

export const unclearPlace = (unclear: Unclear, to: Destination): Refusal =>
  unclear === 'region' ? new RegionNeeded(to) : new PostcodeNeeded(to, unclear === 'both');

/** No method of the shop takes this order there. */
export class NotDeliveredThere extends Refusal {
  constructor(country: string) {
    const message = `We do not deliver this order to ${countryName(countryCode(country) ?? country)} yet.`;
    super('invalid', 'not_delivered_there', message, {
      fields: [{ field: 'shippingAddress.country', message }],
    });
  }
}

/** The shop takes no orders in that currency, or not any more. */
export class CurrencyUnavailable extends Refusal {
  constructor(code: string) {
    const message = `Orders in ${code} are not possible just now. Please choose another currency.`;
    super('conflict', 'currency_unavailable', message, { fields: [{ field: 'currency', message }] });
  }
}

/** The chosen method does not take this order there, or not any more. */
export const DeliveryMethodUnavailable = refusal(
  'conflict',
  'delivery_method_unavailable',
  'This delivery method is not available for your order. Please choose another one.',
  'shippingMethodId',
);

/** Unknown, or somebody else's: nobody learns which. */
export const SessionNotFound = refusal('not-found', 'session_not_found', 'Payment session not found.');

/** The shopper came back without having paid. */
export class NotPaid extends Refusal {
  constructor(message = 'The payment has not been completed.') {
    super('payment-required', 'not_paid', message);
  }
}

/** Nobody whose messages the shop takes has this address. */
export const WebhookUnknown = refusal(
  'not-found',
  'webhook_unknown',
  'No provider sends messages to this address.',
);

/** A message that does not come from the provider; nothing was stored. */
export class WebhookRejected extends Refusal {
  constructor(reason: string) {
    super('invalid', `webhook_${reason}`, 'This message was not accepted.');
  }
}

/** The provider says one thing and the shop could not write it down: it must send the message again. */
export class ConfirmationFailed extends Refusal {
  constructor() {
    super('unavailable', 'confirmation_failed', 'The payment could not be confirmed yet.', { retryAfter: 5 });
  }
}

/** The same cart is being bought elsewhere, or has just been paid: a cart is bought once. */
export class PurchaseUnderway extends Refusal {
  constructor() {
    super(
      'conflict',
      'purchase_underway',
      'This cart is already being paid for. Please look at your orders.',
    );
  }
}

/** Another purchase of the same cart was placed this moment: what is to be done is to look again. */
export class Overtaken extends PurchaseUnderway {}

/** The price was agreed with a discount that is gone, or whose limits others have reached since. */
export const PromisedDiscountGone = refusal(
  'conflict',
  'promised_discount_gone',
  'A discount of this quote can no longer be had. Please ask the shop for a new quote.',
);

/** The key named a purchase before, and this one is another: nobody is given what was asked for before. */
export const PurchaseKeyReused = refusal(
  'unprocessable',
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request.',
);

/** The order that this call once placed was cancelled since; a new purchase needs a new key. */
export const PurchaseOver = refusal(
  'conflict',
  'purchase_over',
  'This order was cancelled. Please start again from your cart.',
);

/** More pieces than were bought and not yet given back. */
export class RefundTooMany extends Refusal {
  constructor({ variantId, name }: { variantId: string; name: string }, left: number) {
    super('conflict', 'refund_too_many', `At most ${left} of ${name} can be refunded.`, {
      data: { variantId, left },
    });
  }
}

/** Nobody could be told about the order. */
export const GuestUnreachable = refusal(
  'invalid',
  'guest_unreachable',
  'Please enter your email address first.',
  'contact.email',
);

/** A payment by another way has been begun and cannot be taken back: its money may still come. */
export const PaymentUnderway = refusal(
  'conflict',
  'payment_underway',
  'A payment of this order is still under way. Please finish it, or wait until it has ended.',
);
