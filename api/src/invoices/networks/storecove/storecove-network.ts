import { readParticipant, SCHEMES, type Participant } from '../../../kernel/participants.js';
import { NoProvider } from '../../../platform/config/provider-access.js';
import type { PluginTools } from '../../../platform/connections/plugins.js';
import { member, NoAnswer, send, textOf, type ProviderAnswer } from '../../../platform/outbound/call.js';
import type { SendingAnswer } from '../../domain/sending.js';
import { EInvoiceNetwork, type SentDocument } from '../contract.js';
import { storecove } from './definition.js';

const OWN_ADDRESS = 'https://api.storecove.com/api/v2';

/**
 * Peppol by the access point Storecove, https://www.storecove.com/docs/ (document submissions). Documents with one
 * `idempotencyGuid` are taken once. Whom the network does not know gets the invoice by mail from there.
 */
export class StorecoveNetwork extends EInvoiceNetwork {
  constructor(private readonly tools: Pick<PluginTools, 'access' | 'values'>) {
    super(storecove);
  }

  override get sender(): Participant | undefined {
    return readParticipant(this.tools.values()['STORECOVE_PARTICIPANT'] ?? '');
  }

  override async send(sent: SentDocument): Promise<SendingAnswer> {
    try {
      return read(await this.submit(sent));
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof NoProvider)
        return { outcome: 'unclear', reason: error.message };
      throw error;
    }
  }

  private async submit({ id, kind, xml, participant, email }: SentDocument): Promise<ProviderAnswer> {
    const { baseUrl = OWN_ADDRESS, secrets } = this.tools.access.of(storecove.name);
    const scheme = SCHEMES[participant.scheme] ?? participant.scheme;
    const rawDocumentData = {
      ...{ document: Buffer.from(xml).toString('base64'), parse: true, parseStrategy: 'ubl' },
    };
    const submission = {
      ...{ legalEntityId: Number(secrets['entity']), idempotencyGuid: id },
      routing: { eIdentifiers: [{ scheme, id: participant.id }], ...(email ? { emails: [email] } : {}) },
      document: { documentType: kind === 'invoice' ? 'invoice' : 'creditnote', rawDocumentData },
    };
    return send(`${baseUrl}/document_submissions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secrets['key'] ?? ''}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(submission),
    });
  }
}

export const make = (tools: PluginTools): EInvoiceNetwork => new StorecoveNetwork(tools);

/** Only what is wrong with the document is a refusal; a wrong key is for the owner to mend, and then it is sent. */
function read({ status, body }: ProviderAnswer): SendingAnswer {
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
