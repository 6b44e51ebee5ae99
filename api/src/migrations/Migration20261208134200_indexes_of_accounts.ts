import { Migration } from '@mikro-orm/migrations';

const ACCOUNTS = {
  contact_message: ['assignee_id'],
  contact_reply: ['by_id'],
  coupon_use: ['account_id'],
  discount_use: ['account_id'],
  passkey_challenge: ['account_id'],
  refund_request: ['asked_by', 'decided_by'],
  review: ['account_id'],
};
const INDEXES = [
  ...Object.entries(ACCOUNTS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}_${column}_idx on ${table} (${column}) where ${column} is not null`),
  ),
  'contact_message_order_id_idx on contact_message (order_id) where order_id is not null',
  'contact_message_updated_at_idx on contact_message (updated_at, id)',
];

/**
 * Every night guests are deleted, and for each PostgreSQL looks who names them: by an index, or by reading whole tables. Conversations
 * are deleted by the last thing that happened in them.
 */
export class Migration20261208134200_indexes_of_accounts extends Migration {
  override up(): void {
    for (const index of INDEXES) this.addSql(`create index ${index}`);
  }

  override down(): void {
    for (const index of INDEXES) this.addSql(`drop index ${index.split(' ')[0]}`);
  }
}
