import type { Letter } from '../domain/mail.js';

/** A letter that was written about an order. */
export interface WrittenLetter {
  /** That of the event that called for it. */
  id: string;
  orderId: string;
  /** Of that event: `order.shipped`. */
  topic: string;
  /** As it was written, in the language of the order. */
  subject: string;
  /** What the event told beside the order. */
  told: Readonly<Record<string, unknown>>;
  /** Somebody of the staff had it sent once more. */
  isAgain: boolean;
  writtenAt: Date;
}

/** The letters of orders: which were written, not what stood in them. */
export abstract class OrderLetters {
  /** Once under its id, however often it is tried. */
  abstract keep(letter: WrittenLetter): Promise<void>;
  /** The newest first, at most 50. */
  abstract ofOrder(orderId: string): Promise<WrittenLetter[]>;
  /** How many were sent again since then; whoever asks for the same order waits until the caller's transaction ends. */
  abstract sentAgainSince(orderId: string, since: Date): Promise<number>;
}

/** Brings letters on their way. */
export abstract class LetterPost {
  /** Under its `id` a letter goes once. */
  abstract send(letter: Letter, id: string): Promise<void>;
}

/** What of an event is kept: of a return what its letter tells; of an order which parcel it is about, its letters are made from the order. */
export function toldOf(topic: string, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!topic.startsWith('return.')) {
    const { parcelId } = payload;
    return parcelId === undefined ? {} : { parcelId };
  }
  const { pieces, amountCents, handover, message } = payload;
  return { pieces, amountCents, handover, message };
}
