import { IndexApart } from '../platform/database/index-apart.js';

/** What each refund came to, as the account of all refunds has it; nothing else stands in it. */
export class Migration20261210043905_what_was_refunded extends IndexApart {
  protected override readonly index = {
    name: 'ledger_posting_refunded_idx',
    on: `ledger_posting (transaction_id) include (amount_cents) where account = 'orders:refunded'`,
  };
}
