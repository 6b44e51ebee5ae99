import { Refusal, refusal } from '../../kernel/refusal.js';

/** Unknown: the shop has no such return. */
export const ReturnNotFound = refusal('not-found', 'return_not_found', 'Return not found');

/** The order was not delivered, or too long ago. */
export class ReturnNotPossible extends Refusal {
  constructor(message: string) {
    super('conflict', 'return_not_possible', message);
  }
}

/** More pieces than have left the shop. */
export const notSent = () => new ReturnNotPossible('Only what was sent can come back.');

/** One return of an order at a time: the refund of each is then exact to the cent. */
export const ReturnUnderway = refusal(
  'conflict',
  'return_underway',
  'A return of this order is already under way.',
);

/** The state table says no. `data.status` is the state that the return is in. */
export class ReturnTransitionRefused extends Refusal {
  constructor(status: string, event: string) {
    super(
      'conflict',
      'return_transition_refused',
      `A ${status} return ${CANNOT[event] ?? 'cannot do that'}.`,
      {
        data: { status },
      },
    );
  }
}

const CANNOT: Readonly<Record<string, string>> = {
  approve: 'cannot be approved',
  decline: 'cannot be declined',
  receive: 'cannot be received',
  refund: 'cannot be refunded',
  expire: 'cannot expire',
  exchange: 'cannot be exchanged',
};

/** The pieces that are said to have arrived are not those of the return. */
export class ReturnPiecesWrong extends Refusal {
  constructor(message: string) {
    super('invalid', 'return_pieces_wrong', message, { fields: [{ field: 'lines', message }] });
  }
}
