import { v7 } from 'uuid';
import { PostgresCredits } from '../../api/src/credit/adapters/persistence/postgres-credits.js';
import { PostgresHandovers } from '../../api/src/credit/adapters/persistence/postgres-handovers.js';
import { creditsContract } from '../../api/src/credit/testing/credits-contract.js';
import { handoversContract } from '../../api/src/credit/testing/handovers-contract.js';
import { PostgresCreditNotes } from '../../api/src/invoices/adapters/persistence/postgres-credit-notes.js';
import { PostgresInvoices } from '../../api/src/invoices/adapters/persistence/postgres-invoices.js';
import { PostgresRegistrations } from '../../api/src/invoices/adapters/persistence/postgres-registrations.js';
import { PostgresSendings } from '../../api/src/invoices/adapters/persistence/postgres-sendings.js';
import type { NamedPart } from '../../api/src/invoices/domain/credit-note.js';
import { invoicesContract } from '../../api/src/invoices/testing/invoices-contract.js';
import { registrationsContract } from '../../api/src/invoices/testing/registrations-contract.js';
import { sendingsContract } from '../../api/src/invoices/testing/sendings-contract.js';
import { Money } from '../../api/src/kernel/money.js';
import { PostgresLedger } from '../../api/src/ledger/adapters/persistence/postgres-ledger.js';
import { ledgerContract } from '../../api/src/ledger/testing/ledger-contract.js';
import { PostgresAttempts } from '../../api/src/payments/adapters/persistence/postgres-attempts.js';
import { PostgresInbox } from '../../api/src/payments/adapters/persistence/postgres-inbox.js';
import { PostgresTenders } from '../../api/src/payments/adapters/persistence/postgres-tenders.js';
import { PostgresRefunds } from '../../api/src/payments/adapters/persistence/postgres-refunds.js';
import { inboxContract } from '../../api/src/payments/testing/inbox-contract.js';
import {
  aTender,
  anAttempt,
  aRefund,
  storesContract,
} from '../../api/src/payments/testing/stores-contract.js';
import { PostgresExchangeRates } from '../../api/src/settings/adapters/persistence/postgres-exchange-rates.js';
import { exchangeRatesContract } from '../../api/src/settings/testing/exchange-rates-contract.js';
import { goods, wanted } from '../support/money.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, database, parts } = useStores();

/** A placed cash order without its tenders: the contracts bring their own. */
async function bareOrder(): Promise<string> {
  const shopper = await shop.shopper();
  const body = { ...wanted(await goods(shop)), amount: 10.2 };
  const { orderId } = (await shopper.post('/payments/cash', body, { expect: 200 })).body.data;
  await shop.sql('delete from tender where order_id = $1', [orderId]);
  return orderId;
}

const stores = () => ({
  tenders: new PostgresTenders(database(), clock),
  attempts: new PostgresAttempts(database(), clock),
  refunds: new PostgresRefunds(database(), clock),
});

storesContract('in PostgreSQL', async () => ({ ...stores(), orderId: await bareOrder(), nextId: v7 }));

ledgerContract('in PostgreSQL', async () => {
  const orderId = await bareOrder();
  const { tenders, attempts } = stores();
  const tender = aTender(v7(), orderId);
  const [first, second] = [v7(), v7()];
  await tenders.add([tender]);
  await attempts.add(anAttempt(first, tender, { state: 'succeeded' }));
  await attempts.add(anAttempt(second, tender));
  return {
    ledger: new PostgresLedger(database(), ids),
    orderId,
    tenderId: tender.id,
    attemptIds: [first, second],
    objectId: v7(),
  };
});

invoicesContract('in PostgreSQL', async () => {
  const [orderId, otherId] = [await bareOrder(), await bareOrder()];
  const { tenders, attempts, refunds } = stores();
  const tender = aTender(v7(), orderId);
  const attempt = anAttempt(v7(), tender, { state: 'succeeded' });
  await tenders.add([tender]);
  await attempts.add(attempt);
  const ledger = new PostgresLedger(database(), ids);
  let count = 0;
  const entry = async (type: 'refund' | 'refund_reversal', refundId: string, ref: string, cents: number) => {
    count += 1;
    await ledger.record({
      ...{ orderId, tenderId: tender.id, attemptId: attempt.id, refundId, type },
      ...{ provider: 'momo', providerObjectId: ref, amount: Money.ofCents(cents) },
      ...{ actor: { kind: 'provider', id: null }, occurredAt: new Date(Date.UTC(2026, 10, 21, 12, count)) },
    });
  };
  const entryOf = async (refundId: string) => {
    const [row] = await shop.sql<{ id: string }>('select id from ledger_transaction where refund_id = $1', [
      refundId,
    ]);
    return row?.id ?? '';
  };
  const giveBack = async (cents: number, pieces: readonly NamedPart[] = []) => {
    const lines = pieces.map(({ rate, tax, gross }) => ({
      ...{ variantId: v7(), quantity: 1, shareCents: gross, amountCents: gross, restocked: false },
      tax: { rate, cents: tax },
    }));
    // without its tax, as refunds were kept before
    const early = { variantId: v7(), quantity: 1, shareCents: 1, amountCents: 1, restocked: false };
    const refund = aRefund(v7(), attempt, { amount: Money.ofCents(cents), lines: [...lines, early] });
    await refunds.add(refund, { kind: 'system', id: null });
    await entry('refund', refund.id, `re-${refund.id}`, cents);
    return entryOf(refund.id);
  };
  const takeBack = async (recordId: string, cents: number) => {
    const [row] = await shop.sql<{ refund_id: string }>(
      'select refund_id from ledger_transaction where id = $1',
      [recordId],
    );
    const id = row?.refund_id ?? '';
    await entry('refund_reversal', id, `re-${id}`, cents);
  };
  const invoices = new PostgresInvoices(database(), clock, ids);
  const notes = new PostgresCreditNotes(database(), clock, ids);
  return { invoices, notes, orderId, otherId, unknownId: v7(), giveBack, takeBack };
});

creditsContract('in PostgreSQL', async () => {
  const { database: tables, unit } = parts();
  const [{ id: accountId }, orderId] = [await person(shop), await bareOrder()];
  return { credits: new PostgresCredits(tables), unit, nextId: v7, accountId, orderId };
});

handoversContract('in PostgreSQL', async () => {
  const { database: tables, unit } = parts();
  const [handovers, credits] = [new PostgresHandovers(tables), new PostgresCredits(tables)];
  return { handovers, credits, unit, nextId: v7, orderId: await bareOrder() };
});

inboxContract('in PostgreSQL', () =>
  Promise.resolve({ inbox: new PostgresInbox(database(), ids), nextId: v7 }),
);

exchangeRatesContract('in PostgreSQL', async () => {
  await shop.sql('delete from exchange_rate');
  return new PostgresExchangeRates(database(), clock);
});

registrationsContract('in PostgreSQL', async () => {
  const orderId = await bareOrder();
  await shop.sql('delete from fiscal_registration');
  const paper = { orderId, authority: 'efris' };
  let now = Date.now();
  return {
    registrations: new PostgresRegistrations(database(), { now: () => new Date(now) }),
    papers: [
      { ...paper, id: v7(), kind: 'invoice', number: 'INV-000001' },
      { ...paper, id: v7(), kind: 'credit note', number: 'CN-000001' },
      { ...paper, id: v7(), kind: 'credit note', number: 'CN-000002' },
    ],
    pass: (minutes) => (now += minutes * 60_000),
  };
});

sendingsContract('in PostgreSQL', async () => {
  const orderId = await bareOrder();
  await shop.sql('delete from e_invoice_sending');
  const paper = { orderId, participant: '0204:991-12345-67', buyerReference: '' };
  let now = Date.now();
  return {
    sendings: new PostgresSendings(database(), { now: () => new Date(now) }),
    papers: [
      { ...paper, id: v7(), number: 'INV-000001' },
      { ...paper, id: v7(), number: 'CN-000001' },
    ],
    pass: (minutes) => (now += minutes * 60_000),
  };
});
