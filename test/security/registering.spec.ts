import { describe, expect, it } from '@jest/globals';
import { mailTo, untilHeard } from '../support/mails.js';
import { useOwnShop, useShop } from '../support/use-shop.js';

const account = (email: string) => ({
  name: 'Eve',
  email,
  phone: '+44 20 7946 0000',
  password: 'a-good-password-1',
});

describe('registering', () => {
  const shop = useShop();

  it('S16 ignores a role, an id and a date that are sent along', async () => {
    const answer = await shop.client.post(
      '/auth/register',
      { ...account('eve@example.com'), role: 'admin', _id: 'x', createdAt: '2000-01-01' },
      { expect: 201 },
    );
    expect(answer.body.data.role).toBe('customer');
    expect(answer.body.data._id).not.toBe('x');
    expect(answer.body.data.createdAt).not.toContain('2000');
  });

  it('S16 takes spellings of one address as one account', async () => {
    await shop.client.post('/auth/register', account('a@x.example'), { expect: 201 });
    for (const spelling of ['A@X.example', ' a@x.example ', 'ａ@x.example'])
      expect([spelling, (await shop.client.post('/auth/register', account(spelling))).status]).toEqual([
        spelling,
        409,
      ]);
  });

  it('S16 makes one account of many sign-ups at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.client.post('/auth/register', account('rush@example.com'))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true);
    const rows = await shop.sql(`select 1 from account where email_key = 'rush@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'name', 'Please fill in all fields.'],
    [{ name: '\u200b\u2060' }, 'name', 'Please fill in all fields.'],
    [{ email: 'not an address' }, 'email', 'Please enter a valid email address.'],
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
    [{ name: 'A\r\nBcc: x@example.com' }, 'name', 'The name must be one line.'],
  ])('names the wrong field of %j', async (wrong, field, message) => {
    const answer = await shop.client.post('/auth/register', { ...account('wrong@example.com'), ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ field, message });
  });
});

describe('registering where nobody may learn who has an account', () => {
  const shop = useOwnShop({
    env: { RATE_LIMIT_FACTOR: '1', ADMIN_PASSWORD: '' },
    settings: { signUpByMail: true },
  });
  let last = 0;
  /** Every sign-up from an address of its own, so that no limit answers instead. */
  const signUp = (email: string, name = 'Eve') => {
    last += 1;
    const headers = { 'x-forwarded-for': `198.18.0.${last}` };
    return shop.client.post('/auth/register', { ...account(email), name }, { headers });
  };
  const logIn = (email: string, password = account(email).password) =>
    shop.client.post('/auth/login', { email, password });
  /** The password is set by the mailed link: the account of somebody who reads that mailbox. */
  const join = async (email: string) => {
    await signUp(email, 'Ada Owner');
    const mail = await mailTo(shop, email, 'Your account is ready');
    const token = /\/reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? '';
    const password = 'chosen by the owner';
    await shop.client.put(`/auth/reset-password/${token}`, { password }, { expect: 200 });
    await mailTo(shop, email, 'Your password was changed');
    return { email, password };
  };

  it('S17 opens without any account that nobody has asked for', async () => {
    expect(await shop.sql('select email from account')).toEqual([]);
  });

  it('C1 answers a taken address as a free one: status, body, headers, and the login that follows', async () => {
    const { email } = await join('ada@example.com');
    const [taken, free] = [await signUp(email), await signUp('free@example.com')];
    const faceless = ({ body, status }: typeof taken) => ({
      status,
      ...body,
      data: { ...body.data, _id: 'some id', email: 'some address', createdAt: 'now' },
    });
    expect(faceless(taken)).toEqual(faceless(free));
    expect(taken.status).toBe(201);
    expect([taken.body.data.email, taken.body.data.name]).toEqual([email, 'Eve']);
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    expect(taken.text.length - email.length).toBe(free.text.length - 'free@example.com'.length);
    await mailTo(shop, 'free@example.com', 'Your account is ready');
    const [one, other] = [await logIn(email), await logIn('free@example.com')];
    expect([one.status, other.status]).toEqual([401, 401]);
    expect(one.body.message).toBe(other.body.message);
  });

  it('C1 leaves the account to its owner, who is told by mail under her own name', async () => {
    const { email, password } = await join('owner@example.com');
    await signUp(email, 'Mallory');
    const mail = await mailTo(shop, email, 'You have an account already');
    expect(mail).toContain('Hello Ada Owner');
    expect(mail).not.toContain('Mallory');
    expect((await logIn(email, password)).body.user.name).toBe('Ada Owner');
    const rows = await shop.sql('select 1 from account where email_key = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('C1 fills nobody’s mailbox: twelve letters an hour, from wherever somebody signs up', async () => {
    const told = () =>
      shop.sql(`select 1 from outbox where topic in ('mail.address-taken', 'mail.account-opened')`);
    const before = (await told()).length;
    const { email } = await join('flooded@example.com');
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await signUp(email)).status).toBe(201);
    for (const more of ['+1@', '+2@', '+3@'])
      expect((await signUp(email.replace('@', more))).status).toBe(201);
    await untilHeard(shop, 'account.sign-up-asked');
    expect((await told()).length - before).toBe(12);
    const opened = await shop.sql(`select email_key from account where email_key like 'flooded%'`);
    expect(opened).toEqual([{ email_key: 'flooded@example.com' }]);
  });

  it('S16 makes one account of many sign-ups at once, and tells none of them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp('rush@example.com')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await mailTo(shop, 'rush@example.com', 'Your account is ready');
    const rows = await shop.sql(`select 1 from account where email_key = 'rush@example.com'`);
    expect(rows).toHaveLength(1);
  });
});
