import { InMemoryCreditNotes, InMemoryInvoices } from './in-memory-invoices.js';
import { invoicesContract } from './invoices-contract.js';

invoicesContract('in memory', () => {
  const notes = new InMemoryCreditNotes();
  let givenBackCents = 0;
  const giveBack = (cents: number) => {
    givenBackCents += cents;
    notes.records.push({ orderId: 'order', recordId: `refund-${givenBackCents}`, givenBackCents });
    return Promise.resolve();
  };
  const ids = { orderId: 'order', otherId: 'other', unknownId: 'unknown' };
  return Promise.resolve({ invoices: new InMemoryInvoices(), notes, ...ids, giveBack });
});
