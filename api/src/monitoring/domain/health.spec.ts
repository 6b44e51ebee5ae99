import { describe, expect, it } from '@jest/globals';
import { healthOf } from './health.js';
import type { HealthReadings } from './health-readings.js';

const none = { count: 0, since: null };
const since = '2026-11-21T12:00:00.000Z';
const later = '2026-11-21T13:00:00.000Z';
const quiet = { failed: none, retrying: none, late: none };
const well: HealthReadings = {
  replicasOut: [],
  clockAhead: 0.2,
  jobs: quiet,
  mails: quiet,
  sendsMail: true,
  waysToPay: 1,
  unknownPayments: none,
  refundsByHand: { ...none, orders: [] },
  failedRefunds: { ...none, orders: [] },
  unknownLabels: none,
  paused: [],
  isCarrierPaused: false,
  openWebhooks: none,
  lastWebhook: null,
  archive: null,
};
const first = (readings: Partial<HealthReadings>) => healthOf({ ...well, ...readings })[0];

describe('the health of the shop', () => {
  it('is well when nothing waits, and says nothing of backups that it does not know', () => {
    const checks = healthOf(well);
    expect(checks.map(({ id, state }) => [id, state])).toEqual(
      ['database', 'jobs', 'mails', 'payments', 'webhooks'].map((id) => [id, 'well']),
    );
  });

  it.each<[string, Partial<HealthReadings>, object]>([
    [
      'a job that was given up',
      { jobs: { ...quiet, failed: { count: 1, since } } },
      { id: 'jobs', since, page: '/jobs' },
    ],
    ['late mails', { mails: { ...quiet, late: { count: 2, since } } }, { id: 'mails', since, page: '/jobs' }],
    ['mails that nobody gets', { sendsMail: false }, { id: 'mails' }],
    ['a shop that nobody can pay', { waysToPay: 0 }, { id: 'payments', page: '/settings/payments' }],
    [
      'payments of which nothing is known',
      { unknownPayments: { count: 2, since } },
      { id: 'payments', since },
    ],
    [
      'a clock that is ahead (R38)',
      { clockAhead: 61 },
      {
        id: 'database',
        sentence: 'The clock of this machine is 61 seconds ahead of the database’s.',
      },
    ],
    [
      'a clock that is behind (R38)',
      { clockAhead: -90 },
      { id: 'database', sentence: 'The clock of this machine is 90 seconds behind the database’s.' },
    ],
    [
      'refunds that did not arrive',
      { failedRefunds: { count: 1, since, orders: ['1004'] } },
      { id: 'refunds', since, page: '/orders' },
    ],
    ['labels of which nothing is known', { unknownLabels: { count: 1, since } }, { id: 'carrier', since }],
    ['webhooks that stay open', { openWebhooks: { count: 1, since } }, { id: 'webhooks', since }],
    [
      'an archive that fails',
      { archive: { lastAt: since, failedAt: later } },
      { id: 'backup', since: later },
    ],
  ])('needs somebody for %s, before all else', (_, readings, wanted) => {
    expect(first(readings)).toMatchObject({ state: 'needs_you', nextStep: expect.any(String), ...wanted });
  });

  it.each<[string, Partial<HealthReadings>, string]>([
    ['a job that is tried again', { jobs: { ...quiet, retrying: { count: 1, since } } }, 'jobs'],
    ['a provider that does not answer', { paused: ['stripe'] }, 'payments'],
    ['refunds to be handed over', { refundsByHand: { count: 1, since, orders: ['1004'] } }, 'refunds'],
    ['a carrier that is silent', { isCarrierPaused: true }, 'carrier'],
    ['a replica that is down', { replicasOut: ['replica-1'] }, 'database'],
  ])('only waits for %s', (_, readings, id) => {
    expect(first(readings)).toMatchObject({ id, state: 'waits', nextStep: expect.any(String) });
  });

  const about = (id: string, readings: Partial<HealthReadings>) =>
    healthOf({ ...well, ...readings }).find((one) => one.id === id);
  const said = (id: string, readings: Partial<HealthReadings>) => about(id, readings)?.sentence;
  const group = (count: number) => ({ count, since });

  it.each([
    [1, ['One job failed for good.', 'One mail failed for good.']],
    [3, ['3 jobs failed for good.', '3 mails failed for good.']],
  ])('counts what failed in words: %i', (count, words) => {
    const failed = { ...quiet, failed: group(count) };
    expect([said('jobs', { jobs: failed }), said('mails', { mails: failed })]).toEqual(words);
  });

  it('counts what nobody knows the end of within its sentence', () => {
    expect([1, 2].map((count) => said('payments', { unknownPayments: group(count) }))).toEqual([
      'Of one payment it is unknown whether it was made.',
      'Of 2 payments it is unknown whether it was made.',
    ]);
    expect([1, 2].map((count) => said('carrier', { unknownLabels: group(count) }))).toEqual([
      'Of one label it is unknown whether it was bought.',
      'Of 2 labels it is unknown whether it was bought.',
    ]);
  });

  it('names the orders whose refunds have waited the longest, failed ones before those by hand', () => {
    const waiting = { count: 7, since, orders: ['1001', '1004'] };
    expect(said('refunds', { refundsByHand: waiting })).toBe(
      '7 refunds (#1001, #1004 and 5 more) to be handed over by you.',
    );
    const failedRefunds = { count: 1, since, orders: ['1009'] };
    expect(said('refunds', { refundsByHand: waiting, failedRefunds })).toBe(
      'One refund (#1009) did not arrive: the shop owes the money.',
    );
  });

  it('says of what is well what it is', () => {
    expect([said('jobs', {}), said('mails', {})]).toEqual([
      'All work behind the scenes is on time.',
      'Mails go out.',
    ]);
  });

  it('tells when the last notice of a provider came, and that none has come yet', () => {
    expect(about('webhooks', { lastWebhook: later })).toMatchObject({
      ...{ state: 'well', sentence: 'The last notice of a provider was worked up.', since: later },
    });
    expect(about('webhooks', {})).toMatchObject({
      ...{ state: 'well', sentence: 'No notice of a provider has come yet.', since: null },
    });
  });

  it('lets the clock be off by a minute', () => {
    expect([60, -60].map((clockAhead) => about('database', { clockAhead })?.state)).toEqual(['well', 'well']);
  });

  it('needs somebody for an archive that has never succeeded, and not for one that has never run', () => {
    const archived = (lastAt: string | null, failedAt: string | null) =>
      about('backup', { archive: { lastAt, failedAt } })?.state;
    expect([archived(null, since), archived(null, null), archived(since, null)]).toEqual([
      ...['needs_you', 'well', 'well'],
    ]);
  });

  it('is well with an archive that has succeeded since it failed', () => {
    const checks = healthOf({ ...well, archive: { lastAt: later, failedAt: since } });
    expect(checks.at(-1)).toMatchObject({ id: 'backup', state: 'well', since: later });
  });
});
