import { describe, expect, it } from '@jest/globals';
import type { EventSubject, ProviderEvent, ReadMessage } from '../../payments/application/ports.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import { InMemoryInbox } from '../../payments/testing/in-memory-inbox.js';
import { InMemoryAttempts } from '../../payments/testing/in-memory-stores.js';
import { aTender, anAttempt } from '../../payments/testing/stores-contract.js';
import { ConfirmationFailed, SessionNotFound, WebhookRejected } from '../domain/refusals.js';
import type { SyncAttempt } from './sync-attempt.js';
import type { ApplyProviderDispute } from './apply-provider-dispute.js';
import type { ApplyProviderRefund } from '../../payments/application/apply-provider-refund.js';
import { ReceiveEvent } from './receive-event.js';

const now = new Date('2026-11-21T12:00:00Z');
const BODY = new Uint8Array();

const answers = <T>(outcome: string) =>
  ({
    applyProviderRefund: () => Promise.resolve(outcome),
    applyProviderDispute: () => Promise.resolve(outcome),
    everyOf: () => Promise.resolve(outcome),
  }) as unknown as T;

const event = (subject: EventSubject, createdAt = now): ProviderEvent => ({
  id: 'evt_1',
  type: 'something',
  createdAt,
  versionMatches: true,
  objectId: null,
  subject,
  payload: {},
});

const SESSION: EventSubject = { kind: 'session', ref: 'cs_1', attemptId: 'attempt' };
const DISPUTE: EventSubject = {
  kind: 'dispute',
  dispute: { ref: 'du_1', intentRef: 'pi_1', amountCents: 1, currency: 'USD', status: 'open' },
};

async function scene(parsed: ReadMessage, { settlement = 'captured', followed = 'succeeded' } = {}) {
  const inbox = new InMemoryInbox();
  const attempts = new InMemoryAttempts();
  const request = { callbackToken: 'token' } as ReturnType<typeof anAttempt>['request'];
  await attempts.add(anAttempt('attempt', aTender('payment', 'order'), { request, provider: 'stripe' }));
  const alarms: string[] = [];
  const outbox = { publish: ({ topic }: { topic: string }) => Promise.resolve(void alarms.push(topic)) };
  const methods = { messageCallsOf: () => ({ readMessage: () => Promise.resolve(parsed) }) };
  const confirm = { syncAttempt: () => Promise.resolve({ settlement }) } as unknown as SyncAttempt;
  const receive = new ReceiveEvent(
    methods as unknown as PaymentMethods,
    inbox,
    attempts,
    confirm,
    answers<ApplyProviderRefund>(followed),
    answers<ApplyProviderDispute>(followed),
    outbox,
    { now: () => now },
  );
  const hear = () => receive.receiveEvent('stripe', { raw: BODY, headers: {} });
  return { hear, inbox, alarms };
}

describe('a message of a provider', () => {
  it('is processed once, with what came of it', async () => {
    const { hear, inbox } = await scene({ outcome: 'accepted', event: event(SESSION) });
    await hear();
    await hear();
    expect([...inbox.outcomes]).toEqual([['evt_1', 'captured']]);
  });

  it('is not stored when the provider did not sign it', async () => {
    const { hear, inbox } = await scene({ outcome: 'rejected', reason: 'signature' });
    await expect(hear()).rejects.toThrow(WebhookRejected);
    expect(inbox.outcomes.size).toBe(0);
  });

  it('must come again when the provider could not be asked: it stays unprocessed', async () => {
    const { hear, inbox } = await scene(
      { outcome: 'accepted', event: event(SESSION) },
      { settlement: 'unclear' },
    );
    await expect(hear()).rejects.toThrow(ConfirmationFailed);
    expect(inbox.outcomes.get('evt_1')).toBeNull();
  });

  it('must come again when it has overtaken the news of its payment, for ten minutes', async () => {
    const young = await scene({ outcome: 'accepted', event: event(DISPUTE) }, { followed: 'unknown_object' });
    await expect(young.hear()).rejects.toThrow(ConfirmationFailed);
    expect([young.inbox.outcomes.get('evt_1'), young.alarms]).toEqual([null, []]);
    const old = event(DISPUTE, new Date(now.getTime() - 11 * 60_000));
    const late = await scene({ outcome: 'accepted', event: old }, { followed: 'unknown_object' });
    await late.hear();
    expect([late.inbox.outcomes.get('evt_1'), late.alarms]).toEqual([
      'unknown_object',
      ['payment.unknown_object'],
    ]);
  });

  it('is a hint only where it is unsigned, and fails when the wallet’s provider could not be asked', async () => {
    const hint = (token: string): ReadMessage => ({ outcome: 'hint', token });
    const { hear, inbox } = await scene(hint('token'));
    await expect(hear()).resolves.toBeUndefined();
    expect(inbox.outcomes.size).toBe(0);
    await expect((await scene(hint('guess'))).hear()).rejects.toThrow(SessionNotFound);
    const silent = await scene(hint('token'), { settlement: 'unclear' });
    await expect(silent.hear()).rejects.toThrow(ConfirmationFailed);
  });
});
