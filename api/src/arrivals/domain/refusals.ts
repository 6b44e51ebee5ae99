import { ThingChanged } from '../../kernel/changed.js';
import { Refusal } from '../../kernel/refusal.js';

const atLines = (lines: readonly number[], member: string, message: string) => ({
  fields: lines.map((index) => ({ field: `lines.${index}.${member}`, message })),
});

export class PurchaseOrderNotFound extends Refusal {
  constructor() {
    super('not-found', 'purchase_order_not_found', 'There is no such purchase order.');
  }
}

export class TransferNotFound extends Refusal {
  constructor() {
    super('not-found', 'transfer_not_found', 'There is no such transfer.');
  }
}

/** Somebody else was faster: what they have unpacked would be counted twice. */
export class ArrivalChanged extends ThingChanged {
  constructor(version: number) {
    super('arrival', version);
  }
}

/** What was sent stands as it was sent. */
export class ArrivalIsSent extends Refusal {
  constructor() {
    super('conflict', 'arrival_is_sent', 'It is sent already: its goods, costs and places stay as they are.');
  }
}

export class ArrivalIsDraft extends Refusal {
  constructor() {
    super('conflict', 'arrival_is_draft', 'It is not sent yet: nothing of it can arrive.');
  }
}

export class ArrivalIsOver extends Refusal {
  constructor() {
    super('conflict', 'arrival_is_over', 'Nothing of it is on the way any more.');
  }
}

export class ArrivalEmpty extends Refusal {
  constructor() {
    const message = 'Add what is to come first';
    super('conflict', 'arrival_empty', message, { fields: [{ field: 'lines', message }] });
  }
}

export class NothingArrived extends Refusal {
  constructor() {
    const message = 'Say how many pieces have arrived';
    super('conflict', 'nothing_arrived', message, { fields: [{ field: 'lines', message }] });
  }
}

export class MoreThanOnTheWay extends Refusal {
  constructor(lines: readonly number[]) {
    const message = 'So many are not on the way';
    super('conflict', 'more_than_on_the_way', message, atLines(lines, 'received', message));
  }
}

/** The same place twice. */
export class SamePlace extends Refusal {
  constructor() {
    const message = 'Choose another place than the one where it lies';
    super('conflict', 'same_place', message, { fields: [{ field: 'placeId', message }] });
  }
}

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
