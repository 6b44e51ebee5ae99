import { describe, expect, it } from '@jest/globals';
import type { CreditNotes, Invoices } from '../application/ports.js';
import type { NamedPart } from '../domain/credit-note.js';

/** The books of a shop with two orders of $25.49. */
export interface InvoicesScene {
  invoices: Invoices;
  notes: CreditNotes;
  orderId: string;
  otherId: string;
  /** An id that nothing has. */
  unknownId: string;
  /** So much more is given back of the order, for these pieces. Answers its record. */
  giveBack: (cents: number, pieces?: readonly NamedPart[]) => Promise<string>;
  /** The refund of that record comes back. */
  takeBack: (recordId: string, cents: number) => Promise<void>;
}

/** What every book of invoices and credit notes must do, in memory as in PostgreSQL. */
export function invoicesContract(where: string, open: () => Promise<InvoicesScene>): void {
  const taxes = [{ name: 'VAT', thousandths: 19_000, net: 461, tax: 88, gross: 549 }];

  describe(`the book of invoices ${where}`, () => {
    it('gives an order one invoice, however often it is asked for', async () => {
      const { invoices, orderId, otherId, unknownId } = await open();
      expect(await invoices.ofOrder(orderId)).toBeUndefined();
      const issued = await invoices.issue(orderId);
      expect(issued).toMatchObject({ orderId, issuedAt: expect.any(Date) });
      expect(await invoices.issue(orderId)).toEqual(issued);
      expect(await invoices.ofOrder(orderId)).toEqual(issued);
      expect(await invoices.find(issued.id)).toEqual(issued);
      expect([await invoices.ofOrder(otherId), await invoices.find(unknownId)]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it('numbers them without gaps', async () => {
      const { invoices, orderId, otherId } = await open();
      const first = await invoices.issue(orderId);
      await invoices.issue(orderId);
      expect((await invoices.issue(otherId)).number).toBe(first.number + 1);
    });
  });

  describe(`the book of credit notes ${where}`, () => {
    it('knows what was given back in all up to each refund, the first first', async () => {
      const { notes, giveBack, orderId, otherId } = await open();
      expect(await notes.records(orderId)).toEqual([]);
      await giveBack(549);
      await giveBack(1_000);
      expect(await notes.records(orderId)).toEqual(
        [549, 1_549].map((givenBackCents) => ({
          ...{ recordId: expect.any(String), givenBackCents, pieces: [], undoes: null },
        })),
      );
      expect(await notes.records(otherId)).toEqual([]);
    });

    it('knows the pieces of a refund by their rates, and which one has come back', async () => {
      const { notes, giveBack, takeBack, orderId } = await open();
      const pieces = [
        { rate: 1, tax: 36, gross: 549 },
        { rate: null, tax: 0, gross: 100 },
      ];
      const recordId = await giveBack(649, pieces);
      await giveBack(51);
      await takeBack(recordId, 649);
      expect(await notes.records(orderId)).toMatchObject([
        { recordId, givenBackCents: 649, pieces, undoes: null },
        { givenBackCents: 700, pieces: [], undoes: null },
        { givenBackCents: 51, pieces: [], undoes: recordId },
      ]);
    });

    it('keeps a note for each, numbered without gaps', async () => {
      const { notes, giveBack, orderId, otherId } = await open();
      await giveBack(549);
      await giveBack(1_000);
      const [first, second] = await notes.records(orderId);
      if (!first || !second) throw new Error('nothing was given back');
      await notes.lock();
      const note = { orderId, recordId: first.recordId, grossCents: 549, taxes };
      const issued = await notes.issue(note);
      expect(issued).toMatchObject({ ...note, issuedAt: expect.any(Date) });
      await notes.lock();
      const next = await notes.issue({ ...note, recordId: second.recordId, grossCents: 1_000, taxes: [] });
      expect(next.number).toBe(issued.number + 1);
      expect(await notes.ofOrder(orderId)).toEqual([issued, next]);
      expect(await notes.ofOrder(otherId)).toEqual([]);
    });
  });
}
