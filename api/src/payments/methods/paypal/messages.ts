import type { Clock } from '../../../kernel/clock.js';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { EventSubject, ReadMessage } from '../../application/ports.js';
import type { Message, MessageCalls } from '../contract.js';
import { bodyOf, type PayPalCaller } from './caller.js';
import { capturedBy, disputeOf } from './wire.js';

/** What PayPal's signature is about, by the names of the verification and of the headers. */
const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const GIVEN_BACK = /^PAYMENT\.(REFUND\.|CAPTURE\.(REFUNDED|REVERSED)$)/;
const ABOUT_A_PAYMENT = /^(CHECKOUT|PAYMENT\.CAPTURE)\./;

/** Messages that PayPal itself calls its own: https://developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post */
export class PayPalMessages implements MessageCalls {
  constructor(
    private readonly caller: PayPalCaller,
    private readonly clock: Clock,
  ) {}

  /** What PayPal cannot be asked about is refused as well: it sends each message again for three days. */
  async readMessage({ raw, headers }: Message): Promise<ReadMessage> {
    const text = Buffer.from(raw).toString('utf8');
    const body = parsed(text);
    const [id, type] = [textOf(member(body, 'id')), textOf(member(body, 'event_type'))];
    if (!id || !type) return { outcome: 'rejected', reason: 'body' };
    if (!(await this.isSigned(headers, text))) return { outcome: 'rejected', reason: 'signature' };
    const resource = member(body, 'resource');
    const createdAt = new Date(textOf(member(body, 'create_time')) ?? '');
    return {
      outcome: 'accepted',
      event: {
        ...{ id, type, payload: body, objectId: textOf(member(resource, 'id')) },
        createdAt: Number.isNaN(createdAt.getTime()) ? this.clock.now() : createdAt,
        versionMatches: true,
        subject: subjectOf(type, resource),
      },
    };
  }

  /** Attempts are polled until they are over; PayPal repeats what it could not deliver. */
  async *listUndelivered() {}

  private async isSigned(headers: Message['headers'], text: string): Promise<boolean> {
    const signed = Object.entries(SIGNED).map(([name, header]) => [name, headers[header] ?? ''] as const);
    if (signed.some(([, value]) => value === '') || !isItsHost(headers[SIGNED.cert_url])) return false;
    try {
      const rest = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: this.caller.webhookId });
      // the event as it came: read and written anew, `1.0` would be `1`, and another text than was signed
      const body = `${rest.slice(0, -1)},"webhook_event":${text}}`;
      const answer = await this.caller.call('/v1/notifications/verify-webhook-signature', { body });
      return member(bodyOf(answer), 'verification_status') === 'SUCCESS';
    } catch {
      return false;
    }
  }
}

/** Of which attempt or payment PayPal is to be asked again; the rest of the message is not read. */
function subjectOf(type: string, resource: unknown): EventSubject {
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const dispute = disputeOf(resource);
    return dispute ? { kind: 'dispute', dispute } : { kind: 'other' };
  }
  if (GIVEN_BACK.test(type)) {
    const intentRef = capturedBy(resource);
    return intentRef ? { kind: 'charge_refunded', intentRef, attemptId: null } : { kind: 'other' };
  }
  const units = member(resource, 'purchase_units');
  const unit: unknown = Array.isArray(units) ? units[0] : undefined;
  const ref = textOf(member(resource, 'custom_id')) ?? textOf(member(unit, 'custom_id'));
  return ref && ABOUT_A_PAYMENT.test(type) ? { kind: 'session', ref, attemptId: null } : { kind: 'other' };
}

const isItsHost = (url: string | undefined): boolean =>
  /^https:\/\/[^/]+\.paypal\.com$/.test(URL.parse(url ?? '')?.origin ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
