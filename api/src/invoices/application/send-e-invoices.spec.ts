import { beforeEach, describe, expect, it } from '@jest/globals';
import { receiptFor } from '../../kernel/receipt.js';
import { aLine } from '../../orders/testing/order-builder.js';
import { NoNetwork } from '../domain/refusals.js';
import type { SendingAnswer } from '../domain/sending.js';
import { EInvoiceNetwork, type NetworkDefinition, type SentDocument } from '../networks/contract.js';
import { InMemorySendings } from '../testing/in-memory-sendings.js';
import { issuing } from '../testing/issuing.js';
import { EInvoiceNetworks } from './e-invoice-networks.js';
import type { EInvoiceWriter } from './ports.js';
import { SendEInvoices } from './send-e-invoices.js';

const TO = { participant: '0204:991-12345-67', buyerReference: 'KST 7' };
const SHOP = { name: 'Duka', address: 'Kampala', supportEmail: 'help@example.com', taxNumber: '1000123456' };

/** Carries documents by birds, each by the id that it has. */
class Birds extends EInvoiceNetwork {
  readonly taken: SentDocument[] = [];
  sender: EInvoiceNetwork['sender'] = { scheme: '0208', id: '0202239951' };

  constructor(name: string, takes: NetworkDefinition['takes']) {
    const senderVariable = `${name.toUpperCase()}_RING`;
    super({ name, label: name, variables: [], takes, senderVariable });
  }

  override send(document: SentDocument): Promise<SendingAnswer> {
    this.taken.push(document);
    return Promise.resolve({ outcome: 'sent', reference: document.id });
  }
}

async function scene() {
  const [owls, pigeons] = [new Birds('owls', 'cii'), new Birds('pigeons', 'ubl')];
  const setUp = new Set<string>();
  const goods = [{ version: 1, category: 'standard' as const }];
  const rules = { goods, coupon: null, delivery: null, tax: null };
  const lines = [aLine()];
  const draft = { lines, receipt: { ...receiptFor(lines, null), rules } };
  const { invoices, notes, orders, orderId, issueInvoice, published } = await issuing({}, { draft });
  await issueInvoice.issueInvoice(orderId);
  const id = (await invoices.ofOrder(orderId))?.id ?? '';
  const sendings = new InMemorySendings({ now: () => new Date('2026-11-28T10:00:00Z') });
  const writer: EInvoiceWriter = { ubl: () => Promise.resolve('UBL'), cii: () => Promise.resolve('CII') };
  const send = new SendEInvoices(
    new EInvoiceNetworks([owls, pigeons], (name) => setUp.has(name)),
    ...([sendings, invoices, notes, orders, { read: () => Promise.resolve(SHOP) }] as const),
    ...([{ at: () => Promise.resolve(null) }, writer] as const),
    { publish: (event) => Promise.resolve(void published.push(event)) },
  );
  return { owls, pigeons, setUp, id, send };
}

describe('of two networks for e-invoices', () => {
  let shop: Awaited<ReturnType<typeof scene>>;
  beforeEach(async () => {
    shop = await scene();
  });

  it('the first that is set up when a document goes out has it, in the form that it takes', async () => {
    const { owls, pigeons, setUp, send, id } = shop;
    setUp.add('pigeons');
    await send.wantSending(id, TO);
    setUp.add('owls');
    expect(await send.sendPaper(id)).toBe('sent');
    expect([owls.taken.map(({ xml }) => xml), pigeons.taken]).toEqual([['CII'], []]);
  });

  it('the other has it where the first is not set up', async () => {
    const { owls, pigeons, setUp, send, id } = shop;
    setUp.add('pigeons');
    await send.wantSending(id, TO);
    await send.sendPaper(id);
    const to = { scheme: '0204', id: '991-12345-67' };
    expect(owls.taken).toEqual([]);
    expect(pigeons.taken).toMatchObject([{ id, kind: 'invoice', xml: 'UBL', participant: to }]);
  });

  it('nothing is taken up while none is set up, and what was waits until one is', async () => {
    const { owls, setUp, send, id } = shop;
    await expect(send.wantSending(id, TO)).rejects.toThrow(NoNetwork);
    setUp.add('owls');
    await send.wantSending(id, TO);
    setUp.clear();
    expect([await send.sendPaper(id), owls.taken]).toEqual(['unclear', []]);
  });

  it('the one in use names the variable that a sender without an address wants', async () => {
    const { owls, setUp, send, id } = shop;
    setUp.add('owls');
    owls.sender = undefined;
    await expect(send.wantSending(id, TO)).rejects.toThrow(/no address in the network: OWLS_RING names it/);
  });
});
