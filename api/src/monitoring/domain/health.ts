export const HEALTH_STATES = ['needs_you', 'waits', 'well'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** One thing that keeps the shop going, in words for the merchant. */
export interface HealthCheck {
  id: 'database' | 'jobs' | 'mails' | 'payments' | 'refunds' | 'webhooks' | 'carrier' | 'backup';
  state: HealthState;
  sentence: string;
  /** ISO time since when it is so, or when it was last seen; null when it does not matter. */
  since: string | null;
  /** What to do; null when nothing is. */
  nextStep: string | null;
  /** The page of the panel that helps. */
  page: string | null;
}

export interface Group {
  count: number;
  since: string | null;
}

/** With the numbers of the orders that have waited the longest. */
export interface OrdersGroup extends Group {
  orders: readonly string[];
}

/** What the database and this process know of themselves; times are ISO. */
export interface HealthReadings {
  replicasOut: readonly string[];
  /** By how many seconds the clock of this process is ahead of the database's; negative when it is behind. */
  clockAhead: number;
  /** Jobs other than mails, then mails, by how they fare. */
  jobs: Readonly<Record<'failed' | 'retrying' | 'late', Group>>;
  mails: Readonly<Record<'failed' | 'retrying' | 'late', Group>>;
  sendsMail: boolean;
  /** Attempts to pay of which the provider has not said for ten minutes what became of them. */
  unknownPayments: Group;
  /** Refunds that staff has to hand over. */
  refundsByHand: OrdersGroup;
  /** Refunds that did not arrive and of which no other was made since. */
  failedRefunds: OrdersGroup;
  /** Labels of which the carrier has not said for ten minutes whether they were bought. */
  unknownLabels: Group;
  /** Providers that this process does not call for the moment. */
  paused: readonly string[];
  /** Webhooks that came and could not be worked up for ten minutes. */
  openWebhooks: Group;
  lastWebhook: string | null;
  /** What the archive of the write-ahead log says; null where none is kept. */
  archive: { lastAt: string | null; failedAt: string | null } | null;
}

type Words = Omit<HealthCheck, 'id' | 'state'>;
const check = (id: HealthCheck['id'], state: HealthState, sentence: string, more: Partial<Words> = {}) => ({
  id,
  state,
  sentence,
  since: null,
  nextStep: null,
  page: null,
  ...more,
});

const some = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`);

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
    nextStep: 'Have SMTP_URL set to your mail server.',
  });
}

const CARRIER = 'easypost';

function payments({ paused: all, unknownPayments: { count, since } }: HealthReadings): HealthCheck {
  const paused = all.filter((one) => one !== CARRIER);
  if (count > 0)
    return check(
      'payments',
      'needs_you',
      `Of ${some(count, 'payment', 'payments').toLowerCase()} it is unknown whether it was made.`,
      {
        since,
        nextStep: 'The shop goes on asking. If it lasts, look into the provider’s own pages.',
        page: '/integrity',
      },
    );
  if (paused.length > 0)
    return check('payments', 'waits', `${paused.join(' and ')} does not answer: shoppers cannot pay by it.`, {
      nextStep: 'The shop tries again every ten seconds. See whether the provider reports a fault.',
    });
  return check('payments', 'well', 'The payment providers answer.');
}

/** Told only while one needs somebody: most shops refund to cards. */
function refunds({ failedRefunds, refundsByHand }: HealthReadings): HealthCheck[] {
  const told = ({ count, orders }: OrdersGroup) => {
    const more = count > orders.length ? ` and ${count - orders.length} more` : '';
    return `${some(count, 'refund', 'refunds')} (${orders.map((number) => `#${number}`).join(', ')}${more})`;
  };
  if (failedRefunds.count > 0)
    return [
      check('refunds', 'needs_you', `${told(failedRefunds)} did not arrive: the shop owes the money.`, {
        since: failedRefunds.since,
        nextStep: 'Refund again in the order; what the card does not take back is handed over by hand.',
        page: '/orders',
      }),
    ];
  if (refundsByHand.count === 0) return [];
  return [
    check('refunds', 'waits', `${told(refundsByHand)} to be handed over by you.`, {
      since: refundsByHand.since,
      nextStep: 'Give the money back, then record it in the order.',
      page: '/orders',
    }),
  ];
}

function webhooks({ openWebhooks: { count, since }, lastWebhook }: HealthReadings): HealthCheck {
  if (count > 0)
    return check(
      'webhooks',
      'needs_you',
      `${some(count, 'notice', 'notices')} of the providers could not be worked up.`,
      {
        since,
        nextStep: 'The shop asks the provider itself, so no paid order is missed. Have the log looked at.',
      },
    );
  if (lastWebhook === null) return check('webhooks', 'well', 'No notice of a provider has come yet.');
  return check('webhooks', 'well', 'The last notice of a provider was worked up.', { since: lastWebhook });
}

/** Told only while something is wrong: many shops have no carrier. */
function carrier({ paused, unknownLabels: { count, since } }: HealthReadings): HealthCheck[] {
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
  if (!paused.includes(CARRIER)) return [];
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
