import { Injectable } from '@nestjs/common';
import { readParticipant, SCHEMES, type Participant } from '../../../kernel/participants.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { member, NoAnswer, send, textOf } from '../../../platform/outbound/call.js';
import { EInvoiceNetwork, type SentDocument } from '../../application/ports.js';
import type { SendingAnswer } from '../../domain/sending.js';

const STORECOVE = 'storecove';
const OWN_ADDRESS = 'https://api.storecove.com/api/v2';

/**
 * Peppol by the access point Storecove, https://www.storecove.com/docs/ (document submissions). Documents with one
 * `idempotencyGuid` are taken once. Whom the network does not know gets the invoice by mail from there.
 */
@Injectable()
export class StorecoveNetwork implements EInvoiceNetwork {
  constructor(private readonly access: ProviderAccess) {}

  get isSetUp(): boolean {
    return this.access.has(STORECOVE);
  }

  get sender(): Participant | undefined {
    return this.isSetUp ? readParticipant(this.access.of(STORECOVE).secrets['sender'] ?? '') : undefined;
  }

  async send({ id, kind, xml, participant, email }: SentDocument): Promise<SendingAnswer> {
    if (!this.isSetUp) return { outcome: 'unclear', reason: 'The access point is not set up.' };
    const { baseUrl = OWN_ADDRESS, secrets } = this.access.of(STORECOVE);
    const scheme = SCHEMES[participant.scheme] ?? participant.scheme;
    const rawDocumentData = {
      ...{ document: Buffer.from(xml).toString('base64'), parse: true, parseStrategy: 'ubl' },
    };
    const submission = {
      ...{ legalEntityId: Number(secrets['entity']), idempotencyGuid: id },
      routing: { eIdentifiers: [{ scheme, id: participant.id }], ...(email ? { emails: [email] } : {}) },
      document: { documentType: kind === 'invoice' ? 'invoice' : 'creditnote', rawDocumentData },
    };
    try {
      const answer = await send(`${baseUrl}/document_submissions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secrets['key'] ?? ''}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(submission),
      });
      return read(answer);
    } catch (error) {
      if (error instanceof NoAnswer) return { outcome: 'unclear', reason: error.message };
      throw error;
    }
  }
}

/** Only what is wrong with the document is a refusal; a wrong key is for the owner to mend, and then it is sent. */
function read({ status, body }: { status: number; body: unknown }): SendingAnswer {
  const reference = textOf(member(body, 'guid'));
  if (status === 200 && reference) return { outcome: 'sent', reference };
  if (status === 422) {
    const errors: readonly unknown[] = Array.isArray(body) ? body : [body];
    const told = errors.flatMap((one) => textOf(member(one, 'details')) ?? []).join('; ');
    return {
      outcome: 'refused',
      reason: `The access point says no: ${told || 'no reason given'}`.slice(0, 500),
    };
  }
  return { outcome: 'unclear', reason: `The access point answered ${status}.` };
}
