import type { NamedPart } from '../domain/credit-note.js';
import { InMemoryCreditNotes, InMemoryInvoices } from './in-memory-invoices.js';
import { invoicesContract } from './invoices-contract.js';

invoicesContract('in memory', () => {
  const notes = new InMemoryCreditNotes();
  let givenBackCents = 0;
  const giveBack = (cents: number, pieces: readonly NamedPart[] = []) => {
    givenBackCents += cents;
    const recordId = `refund-${notes.givenBack.length}`;
    notes.givenBack.push({ orderId: 'order', recordId, givenBackCents, pieces, undoes: null });
    return Promise.resolve(recordId);
  };
  const takeBack = (undoes: string, cents: number) => {
    givenBackCents -= cents;
    const recordId = `reversal-${notes.givenBack.length}`;
    notes.givenBack.push({ orderId: 'order', recordId, givenBackCents, pieces: [], undoes });
    return Promise.resolve();
  };
  const ids = { orderId: 'order', otherId: 'other', unknownId: 'unknown' };
  return Promise.resolve({ invoices: new InMemoryInvoices(), notes, ...ids, giveBack, takeBack });
});
