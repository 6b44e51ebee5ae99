import { IndexApart } from '../platform/database/index-apart.js';

/** Refunds of a time are found without reading the money book. */
export class Migration20261210043904_refunds_by_their_moment extends IndexApart {
  protected override readonly index = {
    name: 'ledger_transaction_back_idx',
    on: `ledger_transaction (occurred_at, order_id) include (id, type) where type in ('refund', 'refund_reversal')`,
  };
  protected override readonly insteadOf = {
    name: 'ledger_transaction_refunds_idx',
    on: `ledger_transaction (occurred_at, order_id) where type in ('refund', 'refund_reversal')`,
  };
}
