import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { issuing } from '../testing/issuing.js';

describe('the credit notes of an order', () => {
  it('are one for each refund, of what was new in it, net and tax to the cent', async () => {
    const { issueNotes, orderId, giveBack } = await issuing();
    giveBack('refund-1', 3_000);
    giveBack('refund-2', 9_000);
    expect(await issueNotes.issueCreditNotes(orderId)).toMatchObject([
      {
        ...{ number: 1, orderId, recordId: 'refund-1', grossCents: 3_000 },
        taxes: [{ name: 'VAT', net: 2_521, tax: 479, gross: 3_000 }],
      },
      {
        ...{ number: 2, orderId, recordId: 'refund-2', grossCents: 6_000 },
        taxes: [{ name: 'VAT', net: 5_042, tax: 958, gross: 6_000 }],
      },
    ]);
  });

  it('are the same whenever they are asked for, and one more when more is given back', async () => {
    const { issueNotes, orderId, giveBack } = await issuing();
    giveBack('refund-1', 3_000);
    const first = await issueNotes.issueCreditNotes(orderId);
    expect(await issueNotes.issueCreditNotes(orderId)).toEqual(first);
    giveBack('refund-2', 3_001);
    expect(await issueNotes.issueCreditNotes(orderId)).toMatchObject([
      first[0],
      { number: 2, grossCents: 1 },
    ]);
  });

  it('take back a refund that did not arrive', async () => {
    const { issueNotes, orderId, giveBack, notes: kept } = await issuing();
    giveBack('refund-1', 3_000);
    kept.givenBack.push({
      ...{ orderId, recordId: 'reversal', givenBackCents: 0 },
      pieces: [],
      undoes: 'refund-1',
    });
    const notes = await issueNotes.issueCreditNotes(orderId);
    expect(notes.map(({ grossCents }) => grossCents)).toEqual([3_000, -3_000]);
  });

  it('are none for money that came twice, however often they are asked for after a refund', async () => {
    const { issueNotes, orderId, giveBack } = await issuing();
    giveBack('paid twice', 0);
    await issueNotes.issueCreditNotes(orderId);
    giveBack('refund-1', 3_000);
    for (const _ of ['accepted', 'arrived', 'printed']) await issueNotes.issueCreditNotes(orderId);
    giveBack('refund-2', 4_000);
    expect((await issueNotes.issueCreditNotes(orderId)).map(({ grossCents }) => grossCents)).toEqual([
      3_000, 1_000,
    ]);
  });

  it('are of what was written late, too, and told once', async () => {
    const { issueNotes, orderId, giveBack, notes } = await issuing();
    giveBack('refund-2', 3_000);
    await issueNotes.issueCreditNotes(orderId);
    notes.givenBack.unshift({
      ...{ orderId, recordId: 'refund-1', givenBackCents: 1_000 },
      pieces: [],
      undoes: null,
    });
    notes.givenBack[1] = {
      ...{ orderId, recordId: 'refund-2', givenBackCents: 4_000 },
      pieces: [],
      undoes: null,
    };
    await issueNotes.issueCreditNotes(orderId);
    expect((await issueNotes.issueCreditNotes(orderId)).map(({ grossCents }) => grossCents)).toEqual([
      3_000, 1_000,
    ]);
  });

  it('are none without an invoice, none where nothing was given back, and none for nothing', async () => {
    const unpaid = await issuing({ captured: Money.zero });
    unpaid.giveBack('cancellation', 9_000);
    expect(await unpaid.issueNotes.issueCreditNotes(unpaid.orderId)).toEqual([]);
    const { issueNotes, orderId, giveBack, notes } = await issuing();
    expect(await issueNotes.issueCreditNotes(orderId)).toEqual([]);
    giveBack('cancellation', 0);
    expect(await issueNotes.issueCreditNotes(orderId)).toEqual([]);
    expect([notes.all, unpaid.notes.all]).toEqual([[], []]);
  });

  it('are issued after the invoice that they are of', async () => {
    const { issueNotes, orderId, giveBack, invoices } = await issuing();
    giveBack('refund-1', 3_000);
    await issueNotes.issueCreditNotes(orderId);
    expect(invoices.all).toMatchObject([{ orderId }]);
  });

  it('are issued once by two who ask at the same moment', async () => {
    const { issueNotes, orderId, giveBack, notes } = await issuing();
    giveBack('refund-1', 3_000);
    notes.whileWaiting = () => issueNotes.issueCreditNotes(orderId);
    expect(await issueNotes.issueCreditNotes(orderId)).toMatchObject([{ number: 1, grossCents: 3_000 }]);
    expect(notes.all).toHaveLength(1);
  });

  it('of another order are no business of this one', async () => {
    const { issueNotes, orderId, giveBack, notes } = await issuing();
    giveBack('refund-1', 3_000);
    const other = { orderId: 'other', recordId: 'refund-9', givenBackCents: 500 };
    notes.givenBack.push({ ...other, pieces: [], undoes: null });
    expect(await issueNotes.issueCreditNotes(orderId)).toHaveLength(1);
    expect(notes.all).toHaveLength(1);
  });
});
