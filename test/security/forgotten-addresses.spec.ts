import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { untilHeard } from '../support/mails.js';
import { useOwnShop } from '../support/use-shop.js';

describe('whether an address has an account', () => {
  const env = { RATE_LIMIT_FACTOR: '1' };
  const shop = useOwnShop({ env, settings: { tellUnknownEmails: true } });
  const discreet = useOwnShop({ env, settings: { signUpByMail: true } });
  let known: string;
  let hidden: string;

  beforeAll(async () => {
    known = (await shop.shopper()).email;
    hidden = (await discreet.shopper()).email;
  });
  const forgetGuesses = () => Promise.all([shop, discreet].map((each) => each.sql('delete from rate_limit')));
  beforeEach(forgetGuesses);

  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const ask = (client: Client, email: string, ip = '198.51.100.7') =>
    client.post('/auth/forgot-password', { email }, from(ip));
  /** Every request from an address of its own, so that no limit answers instead. */
  let last = 0;
  const elsewhere = () => `198.18.${Math.floor((last += 1) / 250)}.${last % 250}`;

  it('S08 is told five times an hour to one visitor, then hidden byte by byte', async () => {
    const first = await ask(shop.client, 'nobody0@example.com');
    expect([first.status, first.body.message]).toEqual([404, 'email does not exist check again']);
    const later = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(shop.client, `nobody${n + 1}@example.com`)),
    );
    expect(later.filter((answer) => answer.status === 404).length).toBe(4);
    const same = later.filter((answer) => answer.status === 200);
    const open = await ask(shop.client, known);
    expect(same.map(({ text }) => text)).toEqual([open.text, open.text, open.text, open.text]);
    expect([...(same[0]?.headers.keys() ?? [])]).toEqual([...open.headers.keys()]);
  });

  it('S08 counts the addresses of one IPv6 network as one visitor', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(shop.client, `no${n}@example.com`, `2001:db8:9:1::${n + 1}`)),
    );
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(5);
  });

  it('S08 is told sixty times a minute over the whole site, however many visitors ask', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        withRetries(() => ask(shop.client, `none${n}@example.com`, `203.0.113.${n}`)),
      ),
    );
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(60);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
  });

  it('S08 is never told unless the shop has decided to tell', async () => {
    const one = await ask(discreet.client, hidden);
    const other = await ask(discreet.client, 'nobody@example.com');
    expect([one.status, one.text]).toEqual([200, other.text]);
    expect([...one.headers.keys()]).toEqual([...other.headers.keys()]);
  });

  const linksOf = async (email: string) => {
    await untilHeard(shop, 'account.reset-asked');
    const made =
      'select 1 from password_reset r join account a on a.id = r.account_id where a.email_key = $1';
    return (await shop.sql(made, [email])).length;
  };

  it('S08 fills nobody’s mailbox: three links an hour for each sender', async () => {
    const { email } = await shop.shopper();
    await Promise.all(Array.from({ length: 10 }, () => ask(shop.client, email)));
    expect(await linksOf(email)).toBe(3);
  });

  it('S08 fills nobody’s mailbox: twelve links in half an hour, from wherever they are asked', async () => {
    const { email } = await shop.shopper();
    await Promise.all(Array.from({ length: 50 }, () => ask(shop.client, email, elsewhere())));
    expect(await linksOf(email)).toBe(12);
  });

  it('S08 nor do questions of the newsletter: three an hour for each sender, twelve from wherever', async () => {
    const there = from(elsewhere());
    for (let asked = 0; asked < 5; asked += 1)
      await shop.client.post('/newsletter', { email: 'flooded@example.com' }, { ...there, expect: 200 });
    expect(await shop.sql(`select 1 from outbox where topic = 'mail.newsletter-verify'`)).toHaveLength(3);
    for (let asked = 0; asked < 12; asked += 1)
      await shop.client.post(
        '/newsletter',
        { email: 'Flooded@example.com' },
        { ...from(elsewhere()), expect: 200 },
      );
    expect(await shop.sql(`select 1 from outbox where topic = 'mail.newsletter-verify'`)).toHaveLength(12);
  });
});
