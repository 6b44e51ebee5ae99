import { describe, expect, it } from '@jest/globals';
import { knownTongues, tongueOf } from '../../platform/languages/tongues.js';
import type { HealthReadings } from './health-readings.js';
import { healthOf } from './health.js';

const none = { count: 0, since: null };
const quiet = { failed: none, retrying: none, late: none };
const well: HealthReadings = {
  ...{ replicasOut: [], clockAhead: 0, jobs: quiet, mails: quiet, sendsMail: true, waysToPay: 1 },
  ...{
    unknownPayments: none,
    unknownLabels: none,
    paused: [],
    isCarrierPaused: false,
    openWebhooks: none,
    lastWebhook: null,
  },
  ...{ refundsByHand: { ...none, orders: [] }, failedRefunds: { ...none, orders: [] }, archive: null },
};
const since = '2026-11-28T12:00:00.000Z';
const later = '2026-11-28T13:00:00.000Z';
const some = (count: number) => ({ count, since });
const ofOrders = (count: number) => ({ ...some(count), orders: ['AB12', 'CD34'].slice(0, count) });

const READINGS: readonly Partial<HealthReadings>[] = [
  ...[61, -61].map((clockAhead) => ({ clockAhead })),
  { replicasOut: ['replica-1', 'replica-2'] },
  { sendsMail: false, waysToPay: 0, lastWebhook: since, archive: { lastAt: later, failedAt: null } },
  { paused: ['stripe', 'momo'], isCarrierPaused: true, archive: { lastAt: since, failedAt: later } },
  ...[1, 2].flatMap((count) =>
    (['failed', 'late', 'retrying'] as const).map((state) => {
      const group = { ...quiet, [state]: some(count) };
      return { jobs: group, mails: group, unknownPayments: some(count), unknownLabels: some(count) };
    }),
  ),
  ...[1, 2, 5].flatMap((count) => [
    { failedRefunds: ofOrders(count), openWebhooks: some(count) },
    { refundsByHand: ofOrders(count) },
  ]),
];

const sentences = [
  ...new Set(
    READINGS.flatMap((one) => healthOf({ ...well, ...one })).flatMap(({ sentence, nextStep }) =>
      nextStep === null ? [sentence] : [sentence, nextStep],
    ),
  ),
];

describe('what the health of the shop says', () => {
  it.each(knownTongues().filter((tag) => !tag.startsWith('en')))('is said in %s', (tag) => {
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((sentence) => tongueOf(tag).sentence(sentence) === sentence)).toEqual([]);
  });

  it('keeps numbers and names', () => {
    expect(tongueOf('de').sentence('2 refunds (#AB12, #CD34) did not arrive: the shop owes the money.')).toBe(
      'Nicht angekommene Erstattungen: 2 (#AB12, #CD34). Der Shop schuldet das Geld.',
    );
    const more = '5 refunds (#AB12, #CD34 and 3 more) to be handed over by you.';
    expect(tongueOf('fr').sentence(more)).toContain('5 (#AB12, #CD34 et 3 autres)');
  });
});
