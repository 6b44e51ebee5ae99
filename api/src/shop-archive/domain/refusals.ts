import { Refusal } from '../../kernel/refusal.js';

/** An archive fills a shop that has nothing of its own. */
export class ShopNotEmpty extends Refusal {
  constructor() {
    super(
      'conflict',
      'shop_not_empty',
      'This shop is not empty: it has products, customers or orders. An archive fills an empty shop.',
    );
  }
}

export class NotAnArchive extends Refusal {
  constructor(message: string) {
    super('invalid', 'not_an_archive', message, { fields: [{ field: 'file', message }] });
  }
}
