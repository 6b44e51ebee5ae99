import { check, HEALTH_STATES, some, type HealthCheck } from './health-check.js';
import type { HealthReadings } from './health-readings.js';
import { payments, refunds, webhooks } from './health-of-money.js';

/** Everything that is looked at, what needs somebody first. */
export function healthOf(readings: HealthReadings): HealthCheck[] {
  const checks = [
    database(readings),
    work('jobs', 'job', 'jobs', readings.jobs),
    mails(readings),
    payments(readings),
    ...refunds(readings),
    webhooks(readings),
    ...carrier(readings),
    ...backup(readings),
  ];
  return checks.toSorted((a, b) => HEALTH_STATES.indexOf(a.state) - HEALTH_STATES.indexOf(b.state));
}

/** Providers sign their messages with the time, and five minutes off are refused. */
const CLOCK_LIMIT_SECONDS = 60;

function database({ replicasOut, clockAhead }: HealthReadings): HealthCheck {
  const off = Math.round(Math.abs(clockAhead));
  if (off > CLOCK_LIMIT_SECONDS)
    return check(
      'database',
      'needs_you',
      `The clock of this machine is ${off} seconds ${clockAhead > 0 ? 'ahead of' : 'behind'} the database’s.`,
      {
        nextStep:
          'Have both set by a time server (NTP): when they differ by five minutes, notices of the providers are refused.',
      },
    );
  if (replicasOut.length === 0) return check('database', 'well', 'The database answers.');
  return check('database', 'waits', `The database answers; without ${replicasOut.join(' and ')}.`, {
    nextStep: 'Nothing is lost: the primary does their work. Have the standby looked at.',
  });
}

function work(id: 'jobs' | 'mails', one: string, many: string, jobs: HealthReadings['jobs']): HealthCheck {
  const { failed, late, retrying } = jobs;
  if (failed.count > 0)
    return check(id, 'needs_you', `${some(failed.count, one, many)} failed for good.`, {
      since: failed.since,
      nextStep: 'See why, mend the cause, and try again.',
      page: '/jobs',
    });
  if (late.count > 0)
    return check(id, 'needs_you', `${some(late.count, one, many)} should have been done by now.`, {
      since: late.since,
      nextStep: 'See whether a process of the API works on jobs.',
      page: '/jobs',
    });
  if (retrying.count > 0)
    return check(id, 'waits', `${some(retrying.count, one, many)} failed and will be tried again.`, {
      since: retrying.since,
      nextStep: 'Nothing yet: the shop tries by itself. The reason stands with the jobs.',
      page: '/jobs',
    });
  return check(id, 'well', id === 'mails' ? 'Mails go out.' : 'All work behind the scenes is on time.');
}

function mails({ mails: waiting, sendsMail }: HealthReadings): HealthCheck {
  if (sendsMail) return work('mails', 'mail', 'mails', waiting);
  return check('mails', 'needs_you', 'Mails are kept on this machine: nobody gets them.', {
    nextStep: 'Enter your mail server under Settings, Connections.',
    page: '/settings/connections',
  });
}

/** Told only while something is wrong: many shops have no carrier. */
function carrier({ isCarrierPaused, unknownLabels: { count, since } }: HealthReadings): HealthCheck[] {
  if (count > 0)
    return [
      check(
        'carrier',
        'needs_you',
        `Of ${some(count, 'label', 'labels').toLowerCase()} it is unknown whether it was bought.`,
        {
          since,
          nextStep:
            'The shop goes on asking, and never buys a second one. If it lasts, look into the carrier’s own pages.',
        },
      ),
    ];
  if (!isCarrierPaused) return [];
  return [
    check(
      'carrier',
      'waits',
      'The carrier does not answer: delivery is charged at the methods’ own prices.',
      {
        nextStep: 'The shop tries again every ten seconds. See whether the carrier reports a fault.',
      },
    ),
  ];
}

function backup({ archive }: HealthReadings): HealthCheck[] {
  if (!archive) return [];
  const { lastAt, failedAt } = archive;
  if (failedAt !== null && (lastAt === null || failedAt > lastAt))
    return [
      check('backup', 'needs_you', 'The last piece of the database’s log could not be archived.', {
        since: failedAt,
        nextStep: 'Have the archive_command of the database looked at: the backup is not complete.',
      }),
    ];
  return [check('backup', 'well', 'The log of the database is archived.', { since: lastAt })];
}
