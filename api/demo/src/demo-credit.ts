import { hashOfCode } from '@duka/api/credit/adapters/crypto/random-card-codes.js';
import { demoId } from './demo-ids.js';

/** The gift card of the demo, with $50.00 on it: `DVKA-G1FT-CARD-F0R5-0DRE`, to be tried at the checkout. */
export const DEMO_CARD = 'DVKAG1FTCARDF0R50DRE';
const CENTS = 5_000;
const DAY_MS = 86_400_000;

/** The card with its entry, and the two sides of it in the money book. */
export function creditRows(code: string, adminId: string | null, now: Date) {
  const at = new Date(now.getTime() - 10 * DAY_MS);
  const [id, entryId, transactionId] = [
    demoId('credit', 'card'),
    demoId('credit-entry', 'card'),
    demoId('ledger', 'credit/card'),
  ];
  const actor = { actor_kind: 'admin', actor_id: adminId, occurred_at: at };
  const posting = (account: string, amount: number) => ({
    ...{ id: demoId('posting', `${transactionId}/${account}`), transaction_id: transactionId },
    ...{ account, amount_cents: amount, currency: 'USD' },
  });
  return {
    credit: {
      ...{ id, kind: 'gift-card', code_hash: hashOfCode(code), last_four: code.slice(-4) },
      ...{ currency: 'USD', balance_cents: CENTS, is_disabled: false, note: 'To be tried at the checkout' },
      ...{ version: 1, created_at: at },
    },
    entry: {
      ...{ id: entryId, credit_id: id, type: 'issued', amount_cents: CENTS, reference: entryId },
      ...{ reason: 'For the demo', ...actor },
    },
    transaction: {
      ...{ id: transactionId, type: 'credit_issue', provider: 'gift-card', provider_object_id: entryId },
      ...actor,
    },
    postings: [posting('provider:gift-card', -CENTS), posting('credit:issued', CENTS)],
  };
}
