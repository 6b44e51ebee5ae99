import fc from 'fast-check';
import type { Json } from './client.js';
import { stampede } from './concurrent.js';
import { everywhere } from './races.js';
import type { Shop } from './shop.js';
import { deliver, delivered, sessionEvent, type Signing } from './webhooks.js';

const A_DAY = 86_400;
const SESSION_TYPES = ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'];
const seed = 24;

/** A message as it is delivered; one that somebody else has signed, or signed long ago, is forged. */
export interface Message {
  event: Json;
  forged?: Signing;
}

const one = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;

/** Every message about a session alone: each once to ten times, one in ten before the payment, one in twenty a day late. */
export function messagesOf(sessions: readonly string[]): { early: Message[]; late: Message[] } {
  const told = sessions.flatMap((session) =>
    SESSION_TYPES.map((type) =>
      fc.record({
        times: fc.integer({ min: 1, max: 10 }),
        isEarly: fc.nat(9).map((at) => at === 0),
        event: fc.nat(19).map((at) =>
          sessionEvent(session, {
            type: `checkout.session.${type}`,
            created: Math.floor(Date.now() / 1000) - (at === 0 ? A_DAY : 0),
          }),
        ),
      }),
    ),
  );
  const all = one(fc.tuple(...told));
  const sent = (isEarly: boolean) =>
    all
      .filter((message) => message.isEarly === isEarly)
      .flatMap(({ event, times }) => Array.from({ length: times }, () => ({ event })));
  return { early: sent(true), late: sent(false) };
}

/** What the provider would have sent by now, each once to ten times. */
export async function withheld(shop: Shop, types: readonly string[]): Promise<Message[]> {
  const rows = await shop.sql<{ body: string }>(
    `select body from sandbox.delivery where provider = 'stripe' and type = any($1) order by seq`,
    [types],
  );
  const times = one(
    fc.array(fc.integer({ min: 1, max: 10 }), { minLength: rows.length, maxLength: rows.length }),
  );
  return rows.flatMap(({ body }, at) =>
    Array.from({ length: times[at] ?? 1 }, () => ({ event: JSON.parse(body) })),
  );
}

/** Somebody else tells of a session, and of a bank that takes back the money of a payment. */
export const forgeries = (sessions: readonly string[], intents: readonly string[]): Message[] => [
  ...sessions.map((id, at) => ({ event: sessionEvent(id), forged: forgery(at) })),
  ...intents.map((intent, at) => ({ event: disputeEvent(`du_forged${at}`, intent), forged: forgery(at) })),
];

const forgery = (at: number): Signing =>
  at % 2 ? { secret: 'whsec_of_another' } : { timestamp: 1_700_000_000 };

/** A bank takes back $25.49. */
export function disputeEvent(id: string, payment_intent: string, more: object = {}): Json {
  const dispute = { id, object: 'dispute', amount: 2_549, currency: 'usd', payment_intent };
  return sessionEvent(id, {
    type: 'charge.dispute.created',
    data: { object: { ...dispute, status: 'needs_response', ...more } },
  });
}

/** Delivers all at once in any order, to every process in turn; answers the statuses of the true ones and of the forged. */
export async function storm(shop: Shop, messages: readonly Message[]) {
  const shuffled = one(fc.shuffledSubarray([...messages], { minLength: messages.length }));
  const doors = everywhere(shop, shop.client, shuffled.length);
  const answers = await stampede(
    shuffled.map(({ event, forged }, at) => async () => {
      const door = doors[at] ?? shop.client;
      return { forged, status: await (forged ? deliver(door, event, forged) : delivered(door, event)) };
    }),
  );
  const of = (isForged: boolean) =>
    answers.filter(({ forged }) => (forged !== undefined) === isForged).map(({ status }) => status);
  return { taken: of(false), refused: of(true), types: messages.map(({ event }) => String(event.type)) };
}
