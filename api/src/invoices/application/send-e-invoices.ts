import { homeCountry } from '../../kernel/home-country.js';
import type { Outbox } from '../../kernel/outbox.js';
import { participantOf, readParticipant } from '../../kernel/participants.js';
import type { Orders } from '../../orders/application/ports.js';
import type { EInvoiceTo } from '../../orders/domain/e-invoice-to.js';
import { creditNoteNumber } from '../domain/credit-note.js';
import type { EInvoice } from '../domain/e-invoice.js';
import { invoiceNumber } from '../domain/invoice.js';
import { InvoiceNotFound, NoEInvoice, NoNetwork, ParticipantUnknown } from '../domain/refusals.js';
import type { Sending, SendingAnswer } from '../domain/sending.js';
import type { EInvoiceNetwork } from '../networks/contract.js';
import { eCreditNoteOf, eInvoiceOf } from './build-e-invoice.js';
import type { EInvoiceNetworks } from './e-invoice-networks.js';
import type { CreditNotes, EInvoiceWriter, Invoices, Seller, Sendings, Supplies } from './ports.js';

/** The event by which an e-invoice is sent as soon as its transaction has ended. */
export const TO_SEND = 'e_invoice.to_send';
const AT_ONCE = 20;

/**
 * Sends an invoice and its credit notes to the buyer's program. Each is sent under its own id, by which the access point
 * takes it once however often it is sent.
 */
export class SendEInvoices {
  constructor(
    private readonly networks: EInvoiceNetworks,
    private readonly sendings: Sendings,
    private readonly invoices: Invoices,
    private readonly notes: CreditNotes,
    private readonly orders: Orders,
    private readonly seller: Seller,
    private readonly supplies: Supplies,
    private readonly writer: EInvoiceWriter,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Has what is not sent yet of an invoice and its credit notes sent there; what is not told is as the order has it. Runs in the
   * caller's transaction.
   * @throws NoNetwork, ParticipantUnknown, InvoiceNotFound, NoEInvoice
   */
  async wantSending(invoiceId: string, told: Partial<EInvoiceTo>): Promise<void> {
    const network = this.networks.current;
    if (!network) throw new NoNetwork();
    const invoice = await this.invoices.find(invoiceId);
    const known = invoice && (await this.orders.find(invoice.orderId))?.eInvoice;
    const address = readParticipant(told.participant ?? known?.participant ?? '');
    if (!address) throw new ParticipantUnknown();
    if (!invoice) throw new InvoiceNotFound();
    const buyerReference = told.buyerReference ?? known?.buyerReference ?? '';
    const { id, orderId, number } = invoice;
    const notes = (await this.notes.ofOrder(orderId)).map((note) => ({
      id: note.id,
      number: creditNoteNumber(note.number),
    }));
    const to = { participant: `${address.scheme}:${address.id}`, buyerReference: buyerReference.trim() };
    for (const paper of [{ id, number: invoiceNumber(number) }, ...notes]) {
      await this.documentOf({ ...paper, ...to, orderId }, network);
      if (await this.sendings.want({ ...paper, ...to, orderId }))
        await this.outbox.publish({ topic: TO_SEND, payload: { id: paper.id } });
    }
  }

  /** Does nothing for a paper that somebody else has in hand, or that has ended. */
  async sendPaper(id: string): Promise<SendingAnswer['outcome'] | undefined> {
    const taken = await this.sendings.take(id);
    if (!taken) return undefined;
    const answer = await this.send(taken);
    await this.sendings.settle(taken, answer);
    return answer.outcome;
  }

  /** All whose time has come, up to the first that is not answered for. */
  async sendDuePapers(): Promise<void> {
    for (const id of await this.sendings.due(AT_ONCE)) if ((await this.sendPaper(id)) === 'unclear') break;
  }

  private async send(taken: Sending): Promise<SendingAnswer> {
    const participant = readParticipant(taken.participant);
    if (!participant) return { outcome: 'refused', reason: 'There is no such address.' };
    const network = this.networks.current;
    if (!network) return { outcome: 'unclear', reason: 'The access point is not set up.' };
    try {
      const document = await this.documentOf(taken, network);
      const { kind, buyer } = document;
      const xml = await this.writer[network.definition.takes](document);
      return await network.send({ id: taken.id, kind, xml, participant, email: buyer.email });
    } catch (error) {
      if (error instanceof NoEInvoice) return { outcome: 'refused', reason: error.message };
      throw error;
    }
  }

  private async documentOf(
    paper: Pick<Sending, 'id' | 'orderId' | 'participant' | 'buyerReference'>,
    network: EInvoiceNetwork,
  ): Promise<EInvoice> {
    const invoice = await this.invoices.ofOrder(paper.orderId);
    const order = await this.orders.find(paper.orderId);
    if (!invoice || !order) throw new InvoiceNotFound();
    const [shop, suppliedAt] = [await this.seller.read(), await this.supplies.at(order)];
    const invoiced = { order, invoice, suppliedAt, shop: { ...shop, country: homeCountry() } };
    const note = (await this.notes.ofOrder(paper.orderId)).find(({ id }) => id === paper.id);
    const document = note ? eCreditNoteOf(invoiced, note) : eInvoiceOf(invoiced);
    const { participant, buyerReference } = paper;
    const sender = network.sender ?? participantOf(document.seller.vatNumber ?? '');
    if (!sender)
      throw new NoEInvoice(
        `Its sender has no address in the network: ${network.definition.senderVariable} names it.`,
      );
    return {
      ...{ ...document, buyerReference, isSent: true },
      seller: { ...document.seller, participant: sender },
      buyer: { ...document.buyer, participant: readParticipant(participant) },
    };
  }
}
