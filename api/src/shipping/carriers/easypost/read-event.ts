import { createHmac, timingSafeEqual } from 'node:crypto';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { CarrierMessage } from '../../application/carrier.js';

/** An event of https://docs.easypost.com/docs/events; nothing in it is believed before its signature is. */
export function readEvent(raw: Uint8Array, signature: string | undefined, secret: string): CarrierMessage {
  if (!isSignedBy(raw, secret, signature)) return { outcome: 'rejected', reason: 'signature' };
  const event = parsed(raw);
  const eventId = textOf(member(event, 'id'));
  if (member(event, 'object') !== 'Event' || !eventId) return { outcome: 'rejected', reason: 'no event' };
  const result = member(event, 'result');
  const trackerRef = member(result, 'object') === 'Tracker' ? textOf(member(result, 'id')) : null;
  return trackerRef ? { outcome: 'tracker', eventId, trackerRef } : { outcome: 'other', eventId };
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return null;
  }
}

/** The header of https://docs.easypost.com/guides/webhooks-guide: over the body as it came, by the normalised secret. */
function isSignedBy(body: Uint8Array, secret: string, signature: string | undefined): boolean {
  const digest = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
  const wanted = Buffer.from(`hmac-sha256-hex=${digest}`);
  const given = Buffer.from(signature ?? '');
  return secret !== '' && wanted.length === given.length && timingSafeEqual(wanted, given);
}
