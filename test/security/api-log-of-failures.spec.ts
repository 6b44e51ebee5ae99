import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { MailServer } from '../support/mail-server.js';
import { eventually } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const mails = await MailServer.atItsPort();
const shop = useOwnShop({ env: { SMTP_URL: mails.url } });
const PERSON = {
  name: 'Wilhelmina Canarybird',
  email: 'canary.bird@example.com',
  phone: '+44 20 7946 0958',
  password: 'a canary sings 4 you',
};

beforeAll(() => mails.open());
afterAll(() => mails.close());

/** The log once it says so. */
const logWith = (word: string) =>
  eventually(
    () => Promise.resolve(shop.api.log),
    (text) => text.includes(word),
  );

it('S63 a mail server that refuses an address brings it neither into the log nor to the list of jobs', async () => {
  mails.refuses = () => 450;
  mails.says = (address) => `<${address}>: Recipient address rejected`;
  await shop.client.post('/auth/register', PERSON, { expect: 201 });
  await shop.client.post('/auth/forgot-password', { email: PERSON.email }, { expect: 200 });
  const line = (await logWith('Failed task')).split('\n').find((one) => one.includes('Failed task')) ?? '';
  const { err, job } = JSON.parse(line);
  expect(job).toEqual({ id: expect.any(Number), task: 'mail.send', attempts: 1 });
  expect(err).toMatchObject({ code: 'EENVELOPE', responseCode: 450 });
  expect(err.message).toContain('<***>: Recipient address rejected');
  const admin = await shop.admin();
  // given up, as it is after its last try
  await eventually(
    () =>
      shop.sql(`update graphile_worker._private_jobs set attempts = max_attempts
        where last_error is not null and locked_at is null returning id`),
    (rows) => rows.length > 0,
  );
  const { body: jobs } = await admin.get<Json[]>('/admin/jobs', { expect: 200 });
  expect(jobs[0]).toMatchObject({ task: 'mail.send', error: expect.stringContaining('<***>: Recipient') });
  const queue = await shop.sql('select last_error from graphile_worker._private_jobs');
  for (const text of [shop.api.log, JSON.stringify(jobs), JSON.stringify(queue)])
    expect(text).not.toContain('canary');
});

it('S63 a row that the database refuses is in no line of the log', async () => {
  await shop.sql(`alter table account add constraint no_canary check (name not like '%Canary%') not valid`);
  const email = 'second.canary@example.com';
  await shop.client.post('/auth/register', { ...PERSON, email }, { expect: 500 });
  const log = await logWith('a bug answered 500');
  const line = log.split('\n').find((one) => one.includes('a bug answered 500')) ?? '';
  expect(JSON.parse(line).err).toMatchObject({ code: '23514', constraint: 'no_canary' });
  expect(log).not.toMatch(/Canarybird|second\.canary|7946 0958|argon2/);
});
