import type { Participant } from '../../kernel/participants.js';
import type { PluginDefinition } from '../../platform/connections/plugins.js';
import type { EInvoiceWriter } from '../application/ports.js';
import type { EInvoice } from '../domain/e-invoice.js';
import type { SendingAnswer } from '../domain/sending.js';

/** What a network for e-invoices says of itself. */
export interface NetworkDefinition extends PluginDefinition {
  /** In which form it takes documents. */
  takes: keyof EInvoiceWriter;
  /** Its variable that says as whom the shop is known there, where the shop’s tax number does not tell. */
  senderVariable: string;
}

export interface SentDocument {
  /** Of the paper: sent again, it is the same. */
  id: string;
  kind: EInvoice['kind'];
  /** As the network takes it. */
  xml: string;
  participant: Participant;
  /** Where the access point may send it whom the network does not know; empty for nowhere. */
  email: string;
}

/** An access point, by which e-invoices go to the programs of businesses and public buyers. */
export abstract class EInvoiceNetwork {
  constructor(readonly definition: NetworkDefinition) {}

  /** As whom the shop is known in the network; undefined where only its tax number tells. */
  abstract get sender(): Participant | undefined;
  /**
   * Takes a document of one id once, however often it is sent. Never throws for an answer that did not come, or while nothing
   * is set up.
   */
  abstract send(document: SentDocument): Promise<SendingAnswer>;
}
