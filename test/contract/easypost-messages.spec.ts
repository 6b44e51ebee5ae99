import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import type { EasyPostCarrier } from '../../api/src/shipping/carriers/easypost/easypost-carrier.js';
import { TRACKER } from './easypost-answers.js';
import { SECRETS, carrierAt } from './easypost-client.js';
import { ScriptedProvider } from './stripe-client.js';

let scripted: ScriptedProvider;
let carrier: EasyPostCarrier;
beforeAll(async () => {
  scripted = await new ScriptedProvider().open();
  carrier = carrierAt(scripted.origin);
});
afterAll(() => scripted.close());

/** The header that bears it. */
const signedBy = (signature: string | undefined) => (name: string) =>
  name === 'x-hmac-signature' ? signature : undefined;

describe('a message of EasyPost', () => {
  const event = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'Event', result: TRACKER }));
  const signed = (body: Buffer, secret: string) =>
    `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex')}`;

  it('is a hint of a tracker, when it is signed with the secret', () => {
    const message = carrier.readMessage(event, signedBy(signed(event, SECRETS.webhookSecret)));
    expect(message).toEqual({ outcome: 'tracker', eventId: 'evt_1', trackerRef: 'trk_1' });
  });

  it('is signed with the secret in its normal form', () => {
    const composed = carrierAt(scripted.origin, { ...SECRETS, webhookSecret: 'Se\u00F1or secreto, 16' });
    const decomposed = 'Sen\u0303or secreto, 16';
    expect(composed.readMessage(event, signedBy(signed(event, decomposed))).outcome).toBe('tracker');
  });

  it.each([
    ['no signature', undefined],
    ['another secret', signed(event, 'somebody else’s')],
    ['another body', signed(Buffer.from('{}'), SECRETS.webhookSecret)],
    ['half a signature', signed(event, SECRETS.webhookSecret).slice(0, 40)],
    ['letters that are none', 'hmac-sha256-hex=\u00e9'],
  ])('is not believed with %s', (_, signature) => {
    expect(carrier.readMessage(event, signedBy(signature)).outcome).toBe('rejected');
  });

  it('about something else is left alone', () => {
    const body = Buffer.from(JSON.stringify({ id: 'evt_2', object: 'Event', result: { object: 'Batch' } }));
    expect(carrier.readMessage(body, signedBy(signed(body, SECRETS.webhookSecret))).outcome).toBe('other');
  });
});

describe('a label of EasyPost', () => {
  const fetched = async (path: string, body: Buffer | string) => {
    scripted.answering = (_call, response) => void response.end(body);
    return carrier.labelFile(`${scripted.origin}${path}`);
  };

  it('is a PDF or a picture', async () => {
    expect(await fetched('/label', '%PDF-1.7 …')).toMatchObject({ type: 'application/pdf' });
    expect(await fetched('/label', Buffer.from('89504e470d0a1a0a', 'hex'))).toMatchObject({
      type: 'image/png',
    });
    expect(await fetched('/label', '<script>alert(1)</script>')).toBeNull();
    expect(await fetched('/label', `%PDF-${'x'.repeat(3_000_000)}`)).toBeNull();
  });

  it.each(['http://169.254.169.254/latest', 'https://evil.example/x.pdf', 'file:///etc/passwd', 'x'])(
    'is not fetched from %s',
    async (address) => {
      expect(await carrier.labelFile(address)).toBeNull();
    },
  );
});
