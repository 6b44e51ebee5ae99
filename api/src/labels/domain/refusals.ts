import { Refusal, refusal } from '../../kernel/refusal.js';

export const LabelNotFound = refusal('not-found', 'label_not_found', 'Label not found');

/** The order, or its label, is not where this can be done. */
export class LabelNotPossible extends Refusal {
  constructor(sentence: string, code = 'label_not_possible') {
    super('conflict', code, sentence);
  }
}

export const notToBeSent = () =>
  new LabelNotPossible('A label is bought for an order that is paid and not shipped yet.');
export const notByCarrier = () => new LabelNotPossible('This order is not sent by a carrier.');
export const noAddress = () => new LabelNotPossible('The order has no address that a parcel can go to.');
export const nothingSent = () => new LabelNotPossible('Nothing of this order is sent.');
export const labelUnderway = () => new LabelNotPossible('This order has a label already.', 'label_exists');
export const notBought = () => new LabelNotPossible('This label is not bought, or was given back.');
export const parcelHasLeft = () => new LabelNotPossible('This parcel has left the shop.');
export const contentChanged = () =>
  new LabelNotPossible('What is to be sent has changed since: ask for the rates again.');
export const isOnItsWay = () => new LabelNotPossible('The order was shipped with this label.');

/** Which goods lack what customs asks for. */
export const customsIncomplete = (lacking: readonly string[]) =>
  new LabelNotPossible(`The parcel goes through customs: ${lacking.join('; ')}.`);
export const exportToFile = () =>
  new LabelNotPossible(
    'Goods of one HS code worth more than $2,500 leave the United States with a number of the AES (ITN): buy this label at the carrier.',
  );

/** A definite no of the carrier, in its words. */
export class CarrierRefusedLabel extends Refusal {
  constructor(words: string) {
    super('conflict', 'carrier_refused', `The carrier says no: ${words.slice(0, 300)}`);
  }
}

/** Nobody knows what the carrier has done; asking again does nothing twice. */
export class CarrierSilent extends Refusal {
  constructor() {
    super('unavailable', 'carrier_silent', 'The carrier does not answer. Please try again in a minute.', {
      retryAfter: 60,
    });
  }
}

/** Nobody whose messages the shop takes has this address. */
export const NoSuchCarrier = refusal(
  'not-found',
  'webhook_unknown',
  'No provider sends messages to this address.',
);

/** What was sent as a carrier's message is none, or not signed by it. */
export class CarrierMessageRejected extends Refusal {
  constructor(reason: string) {
    super('invalid', 'carrier_message_rejected', `The message was not taken: ${reason}`);
  }
}
