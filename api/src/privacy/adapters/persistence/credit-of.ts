import type { Kysely } from 'kysely';
import type { PersonalTables } from './tables.js';

/** What the shop keeps for an account, how it came and went, and whom it has bought gift cards for. */
export const creditOf = (all: Kysely<PersonalTables>, accountId: string) => ({
  storeCredit: all
    .selectFrom('credit')
    .select(['id', 'currency', 'balance_cents', 'is_disabled', 'expires_at', 'created_at'])
    .where('account_id', '=', accountId),
  storeCreditEntries: all
    .selectFrom('credit_entry')
    .innerJoin('credit', 'credit.id', 'credit_entry.credit_id')
    .select(['credit_entry.type', 'amount_cents', 'currency', 'order_id', 'reason', 'occurred_at'])
    .where('credit.account_id', '=', accountId)
    .orderBy('occurred_at'),
  giftCardsBought: all
    .selectFrom('card_handover')
    .select(['order_id', 'email', 'name', 'message', 'send_on', 'mailed_at', 'face_cents', 'currency'])
    .where('order_id', 'in', all.selectFrom('orders').select('id').where('account_id', '=', accountId)),
});
