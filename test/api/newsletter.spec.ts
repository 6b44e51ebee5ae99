import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { mailTo, mailsTo, untilHeard } from '../support/mails.js';
import { eventually } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const CONFIRM = /newsletter\/confirm\?token=([\w-]{43})/;
const LEAVE = /newsletter\/unsubscribe\?token=([\w.-]+)/;
const CODE = /WELCOME-[0-9A-F]{10}/;

describe('the newsletter', () => {
  const shop = useShop();

  it('asks first, then sends one coupon to the confirmed address, and can be left', async () => {
    const email = 'reader@example.com';
    await shop.client.post('/newsletter', { email }, { expect: 200 });
    const token = CONFIRM.exec(await mailTo(shop, email, 'newsletter/confirm'))?.[1] ?? '';
    await shop.client.post('/newsletter/confirm', { token }, { expect: 200 });
    expect((await shop.client.post('/newsletter/confirm', { token })).status).toBe(400);
    const welcome = await mailTo(shop, email, 'WELCOME-');
    const [coupon] = await shop.sql(
      'select percent, max_uses, first_order_only from coupon where code = $1',
      [CODE.exec(welcome)?.[0]],
    );
    expect(coupon).toEqual({ percent: '10.00', max_uses: 1, first_order_only: true });
    const admin = await shop.admin();
    const coupons = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), range: '[0,999]' };
      const { body } = await admin.get<Json>('/admin/coupons', { query, expect: 200 });
      return body.map(({ code }: Json) => code);
    };
    const code = CODE.exec(welcome)?.[0] ?? '';
    expect(await coupons({})).not.toContain(code);
    expect(await coupons({ withNewsletter: true })).toContain(code);
    expect(await coupons({ q: code })).toEqual([code]);
    const stranger = await shop.shopper();
    expect((await stranger.get('/users/me/coupons', { expect: 200 })).body.data).toEqual([]);
    const leave = LEAVE.exec(welcome)?.[1] ?? '';
    await shop.client.post('/newsletter/unsubscribe', { token: leave }, { expect: 200 });
    const query = { filter: JSON.stringify({ q: email }) };
    const [reader] = (await admin.get<Json>('/admin/newsletter', { query, expect: 200 })).body;
    expect(reader).toMatchObject({ email, status: 'unsubscribed' });
    expect((await admin.get<Json>(`/admin/newsletter/${reader.id}`, { expect: 200 })).body).toEqual(reader);
    const unknown = await admin.get<Json>('/admin/newsletter/01999999-9999-7999-8999-999999999999');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'subscriber_not_found']);
    const [row] = await shop.sql<{ left: boolean }>(
      'select unsubscribed_at is not null as left from newsletter_subscriber where email_key = $1',
      [email],
    );
    expect(row?.left).toBe(true);
  });

  it('gives and promises as much as the settings say, and nothing at 0', async () => {
    const admin = await shop.admin();
    const decide = (percent: number) =>
      admin.put('/admin/settings/shop', { welcomePercent: percent }, { expect: 200 });
    const confirmed = async (email: string) => {
      await shop.client.post('/newsletter', { email }, { expect: 200 });
      const question = await mailTo(shop, email, 'newsletter/confirm');
      const token = CONFIRM.exec(question)?.[1] ?? '';
      const { body } = await shop.client.post('/newsletter/confirm', { token }, { expect: 200 });
      return { question, message: body.message };
    };
    try {
      await decide(25);
      const some = await confirmed('quarter@example.com');
      expect(some.question).toContain('25% off your first order');
      expect(some.message).toContain('25% code');
      const code = CODE.exec(await mailTo(shop, 'quarter@example.com', 'WELCOME-'))?.[0];
      const rows = await shop.sql('select percent, description from coupon where code = $1', [code]);
      expect(rows).toEqual([{ percent: '25.00', description: '25% off your first order' }]);
      await decide(0);
      const none = await confirmed('nothing@example.com');
      expect(none.question).not.toContain('% off');
      expect(none.message).toBe('Your address is confirmed.');
      await untilHeard(shop, 'newsletter.confirmed');
      const joined = await mailTo(shop, 'nothing@example.com', 'newsletter/unsubscribe');
      expect(joined).not.toContain('WELCOME-');
      expect(await mailsTo(shop, 'nothing@example.com')).toHaveLength(2);
      expect((await admin.put('/admin/settings/shop', { welcomePercent: 101 })).status).toBe(400);
    } finally {
      await decide(10);
    }
  });

  it('gives one coupon to an address, however often it leaves and comes back', async () => {
    const email = 'again@example.com';
    const links = async () => (await mailsTo(shop, email)).flatMap((text) => CONFIRM.exec(text)?.[1] ?? []);
    const confirmed = async () => {
      const before = await links();
      await shop.client.post('/newsletter', { email }, { expect: 200 });
      const fresh = async () => (await links()).find((token) => !before.includes(token));
      const token = await eventually(fresh, (found) => found !== undefined);
      return (await shop.client.post('/newsletter/confirm', { token }, { expect: 200 })).body.message;
    };
    expect(await confirmed()).toContain('10% code');
    const leave = LEAVE.exec(await mailTo(shop, email, 'WELCOME-'))?.[1] ?? '';
    await shop.client.post('/newsletter/unsubscribe', { token: leave }, { expect: 200 });
    expect(await confirmed()).toBe('Your address is confirmed. Welcome back.');
    const old = await shop.client.post('/newsletter/unsubscribe', { token: leave });
    expect([old.status, old.body.code]).toEqual([400, 'link_of_before']);
    const back = await mailTo(shop, email, 'You are subscribed to our news');
    const token = LEAVE.exec(back)?.[1] ?? '';
    expect(token).not.toBe(leave);
    await shop.client.post('/newsletter/unsubscribe', { token }, { expect: 200 });
    await untilHeard(shop, 'newsletter.confirmed');
    expect((await mailsTo(shop, email)).filter((text) => CODE.test(text))).toHaveLength(1);
  });

  const letters = () => shop.sql(`select id from outbox where topic = 'mail.newsletter-verify'`);

  it('answers a confirmed address as it answers a new one, and mails nothing', async () => {
    const email = 'known@example.com';
    const first = await shop.client.post('/newsletter', { email }, { expect: 200 });
    await shop.sql('update newsletter_subscriber set confirmed_at = now() where email_key = $1', [email]);
    const before = await letters();
    const again = await shop.client.post('/newsletter', { email: 'KNOWN@example.com' }, { expect: 200 });
    expect(again.body).toEqual(first.body);
    const more = (await letters()).filter(({ id }) => !before.some((letter) => letter.id === id));
    expect(more).toEqual([]); // those from before may have been sent meanwhile
  });

  it('refuses a forged leaving link and an address that is none', async () => {
    expect((await shop.client.post('/newsletter', { email: 'nope' })).body.errors[0].field).toBe('email');
    const token = `01999999-9999-7999-8999-999999999999.1.${'A'.repeat(43)}`;
    expect((await shop.client.post('/newsletter/unsubscribe', { token })).status).toBe(400);
  });
});

describe('a message to the shop', () => {
  const shop = useShop();
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Does it run small?' };

  it('is kept, and mailed to the shop’s mailbox, so that an answer goes to who wrote', async () => {
    await shop.client.post('/contact', message, { expect: 201 });
    const rows = await shop.sql('select name, email, subject, message from contact_message');
    expect(rows).toEqual([message]);
    const mail = await mailTo(shop, 'support@duka.example', message.message);
    expect(mail).toMatch(/^To: support@duka\.example\r?$/m);
    expect(mail).toMatch(/^Reply-To: ada@example\.com\r?$/m);
    expect(mail).toMatch(/^Subject: Sizes\r?$/m);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'A\r\nBcc: x@example.com' }, 'name'],
    [{ email: 'a@example.com\r\nBcc: x@example.com' }, 'email'],
    [{ subject: 'a\r\nBcc: x@example.com' }, 'subject'],
  ])('is refused when %j, naming the field', async (wrong, field) => {
    const answer = await shop.client.post('/contact', { ...message, ...wrong });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });
});
