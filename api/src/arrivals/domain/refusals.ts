import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, refusal } from '../../kernel/refusal.js';

const atLines = (lines: readonly number[], member: string, message: string) => ({
  fields: lines.map((index) => ({ field: `lines.${index}.${member}`, message })),
});

export const PurchaseOrderNotFound = refusal(
  'not-found',
  'purchase_order_not_found',
  'There is no such purchase order.',
);

export const TransferNotFound = refusal('not-found', 'transfer_not_found', 'There is no such transfer.');

/** Somebody else was faster: what they have unpacked would be counted twice. */
export class ArrivalChanged extends ThingChanged {
  constructor(version: number) {
    super('arrival', version);
  }
}

/** What was sent stands as it was sent. */
export const ArrivalIsSent = refusal(
  'conflict',
  'arrival_is_sent',
  'It is sent already: its goods, costs and places stay as they are.',
);

export const ArrivalIsDraft = refusal(
  'conflict',
  'arrival_is_draft',
  'It is not sent yet: nothing of it can arrive.',
);

export const ArrivalIsOver = refusal('conflict', 'arrival_is_over', 'Nothing of it is on the way any more.');

export const ArrivalEmpty = refusal('conflict', 'arrival_empty', 'Add what is to come first', 'lines');

export const NothingArrived = refusal(
  'conflict',
  'nothing_arrived',
  'Say how many pieces have arrived',
  'lines',
);

export class MoreThanOnTheWay extends Refusal {
  constructor(lines: readonly number[]) {
    const message = 'So many are not on the way';
    super('conflict', 'more_than_on_the_way', message, atLines(lines, 'received', message));
  }
}

/** The same place twice. */
export const SamePlace = refusal(
  'conflict',
  'same_place',
  'Choose another place than the one where it lies',
  'placeId',
);

/** A variant is not counted, or is gone. */
export class NotCounted extends Refusal {
  constructor(lines: readonly number[]) {
    const message = 'Its pieces are not counted: give it a stock first';
    super('conflict', 'not_counted', message, atLines(lines, 'variantId', message));
  }
}

/** A bundle is made of other variants, and nothing of it comes or lies anywhere. */
export class BundlesDoNotArrive extends Refusal {
  constructor(lines: readonly number[]) {
    const message = 'It is a bundle: name its parts instead';
    super('conflict', 'bundles_do_not_arrive', message, atLines(lines, 'variantId', message));
  }
}

export class NoSuchGoods extends Refusal {
  constructor(lines: readonly number[]) {
    const message = 'There is no such variant, or it stands here twice';
    super('unprocessable', 'no_such_goods', message, atLines(lines, 'variantId', message));
  }
}
