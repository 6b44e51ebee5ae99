import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMIT_NAMES, type LimitName } from '../../api/src/platform/rate-limit/bucket-key.js';
import { totp } from '../support/authenticator.js';
import { askAs, claiming, newVisitor, useFrontDoor, type Asked } from '../support/front-door.js';
import { goods, wanted, type Goods } from '../support/money.js';
import { untilHeard } from '../support/mails.js';
import { until } from '../support/processes.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

/**
 * Every limit of the shop, through the front door, as somebody who says to be somebody else each time. `by`: whether
 * another network, or another account, goes on meanwhile, or nobody; a letter that is not sent is told to nobody, so its
 * limit is looked at in the table.
 */
interface Case {
  by: 'network' | 'account' | 'itself' | 'letter';
  ask: (time: number) => Asked;
}

const API = '/api/v1';
/** Every limit is a fiftieth, one at least: most refuse at once. */
const FACTOR = '0.02';
const MOST_TRIES = 260;
const password = 'a-good-password-1';
const newcomer = {
  name: 'Ada',
  email: 'new@example.com',
  phone: '+44 20 7946 0000',
  password: 'saffron kettle 42',
};

describe.each([0, 1])('every limit, through the front door, with TRUST_PROXY=%i', (trustProxy) => {
  const orders = { unpaidOrdersPerAddress: 50, cartReminderHours: 24 };
  const settings = { guestsAllowed: true, signUpByMail: true, ...orders };
  const env = { RATE_LIMIT_FACTOR: FACTOR, TRUST_PROXY: String(trustProxy) };
  const shop = useOwnShop({ settings, env });
  const door = useFrontDoor(shop, trustProxy);
  let tokens: string[] = [];
  let soldOut = '';
  let jacket: Goods;
  let twoSteps = '';

  beforeAll(async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
    tokens = shoppers.map(({ token }) => token ?? '');
    const admin = await shop.admin();
    jacket = await goods(shop, { stock: 4_000 });
    soldOut = (await makeProduct(admin, { stock: 0 })).id;
    twoSteps = shoppers[3]?.email ?? '';
    const me = '/users/me/second-factor';
    const { body } = await (shoppers[3] ?? admin).post(me, { currentPassword: password }, { expect: 200 });
    await (shoppers[3] ?? admin).post(
      `${me}/confirmation`,
      { code: totp(body.data.secret) },
      { expect: 200 },
    );
  });
  beforeEach(() => shop.sql('delete from rate_limit'));

  const post = (path: string, body: unknown = {}) => ({ path: API + path, body });
  const mine = (path: string, body: unknown = {}) => ({ ...post(path, body), token: tokens[0] });
  const byNetwork = (ask: Case['ask']): Case => ({ by: 'network', ask });
  const byAccount = (ask: Case['ask']): Case => ({ by: 'account', ask });
  const email = () => `${randomUUID()}@example.com`;

  const CASES: Record<LimitName, Case[]> = {
    login: [
      byNetwork(() => post('/auth/login', { email: email(), password: 'wrong one' })),
      byNetwork(() => post('/auth/login', { email: 'one@example.com', password: 'wrong one' })),
    ],
    code: [
      {
        by: 'itself',
        ask: (time) => post('/auth/login', { email: twoSteps, password, code: `90000${time}` }),
      },
    ],
    register: [byNetwork(() => post('/auth/register'))],
    'sign-up': [{ by: 'letter', ask: () => post('/auth/register', newcomer) }],
    forgot: [
      byNetwork(() => post('/auth/forgot-password')),
      byNetwork(() => ({ path: '/forgot-password', body: `email=${email()}` })),
    ],
    reset: [byNetwork(() => ({ ...post('/auth/reset-password/x', { password }), method: 'PUT' }))],
    password: [byAccount(() => mine('/users/me/password-confirmation'))],
    passkey: [byNetwork(() => post('/auth/passkey'))],
    'passkey-options': [byNetwork(() => post('/auth/passkey/options'))],
    guest: [byNetwork(() => post('/auth/guest'))],
    'confirm-email': [byNetwork(() => post('/auth/confirm-email'))],
    'personal-data': [byAccount(() => ({ ...mine('/users/me/data'), method: 'GET', body: undefined }))],
    newsletter: [
      byNetwork(() => post('/newsletter')),
      byNetwork(() => ({ path: '/newsletter', body: `email=${email()}` })),
    ],
    'newsletter-confirm': [byNetwork(() => post('/newsletter/confirm'))],
    'newsletter-leave': [byNetwork(() => post('/newsletter/unsubscribe'))],
    contact: [
      byNetwork(() => post('/contact')),
      byNetwork(() => ({ path: '/contact', body: `name=Ada&email=${email()}&message=Hello+to+you+all` })),
    ],
    setup: [byNetwork(() => post('/setup/owner'))],
    withdrawal: [byNetwork(() => post('/withdrawals'))],
    'stock-alert': [byNetwork(() => post(`/products/${soldOut}/stock-alerts`))],
    alert: [
      { by: 'letter', ask: () => post(`/products/${soldOut}/stock-alerts`, { email: 'me@example.com' }) },
    ],
    reminder: [{ by: 'letter', ask: () => mine('/cart-reminder', { email: 'me@example.com' }) }],
    'cart-reminder': [byNetwork(() => post('/cart-reminders/open', { token: 'x' }))],
    'order-letter': [
      {
        by: 'letter',
        ask: () => ({
          ...mine('/payments/cash', {
            ...wanted(jacket),
            amount: 10.2,
            contact: { email: 'bystander@example.com', phone: '' },
          }),
        }),
      },
    ],
    rate: [byAccount(() => mine(`/products/${soldOut}/rate`))],
    cart: [byAccount(() => mine('/carts'))],
    coupon: [byAccount(() => mine('/coupons/preview'))],
    delivery: [byNetwork(() => ({ method: 'GET', path: `${API}/shipping/methods?country=US&subtotal=10` }))],
    quote: [byAccount(() => mine('/payments/quote'))],
    'draft-quote': [byNetwork(() => post(`/quotes/${randomUUID()}/open`, { token: 'x' }))],
    pay: [
      byAccount(() => mine('/payments/cash')),
      byNetwork((time) => ({ ...post('/payments/cash'), token: tokens[time % 3] })),
    ],
    confirm: [byAccount(() => mine('/payments/checkout-success'))],
    document: [
      byAccount(() => ({
        ...mine(`/orders/${randomUUID()}/invoice.pdf`),
        method: 'GET',
        body: undefined,
      })),
    ],
    oauth: [
      byNetwork(() => ({ path: '/api/oauth/token', body: 'grant_type=refresh_token' })),
      byNetwork(() => ({ path: '/api/oauth/revoke', body: 'token=nobodys' })),
    ],
    'oauth-register': [byNetwork(() => ({ path: '/api/oauth/register', body: {} }))],
    write: [byNetwork(() => post('/auth/logout'))],
    read: [byNetwork(() => ({ method: 'GET', path: `${API}/products/featured` }))],
  };

  it('is in this table', () => expect(Object.keys(CASES).sort()).toEqual([...LIMIT_NAMES].sort()));

  const rows = Object.entries(CASES).flatMap(([name, cases]) =>
    cases.map(({ by, ask }, index) => ({ name: `${name} (${index + 1})`, limit: name, by, ask })),
  );

  it.each(rows.filter(({ by }) => by !== 'letter'))('$name holds by $by', async ({ by, ask }) => {
    const visitor = newVisitor(trustProxy);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < MOST_TRIES) {
      const who = claiming(visitor, statuses.length);
      statuses.push((await askAs(door.url, who, ask(statuses.length))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses[0]).not.toBe(429);
    if (by === 'itself') return;
    const asked = by === 'network' ? ask(statuses.length) : { ...ask(0), token: tokens[1] };
    expect((await askAs(door.url, newVisitor(trustProxy), asked)).status).not.toBe(429);
  });

  it.each(rows.filter(({ by }) => by === 'letter'))(
    '$name counts one sender once',
    async ({ limit, ask }) => {
      const visitor = newVisitor(trustProxy);
      const buckets = async () => {
        const counted = 'select bucket from rate_limit where bucket like $1';
        return (await shop.sql(counted, [`${limit}:%`])).length;
      };
      const heard = async () => {
        for (const topic of ['account.sign-up-asked', 'order.placed']) await untilHeard(shop, topic);
      };
      await askAs(door.url, visitor, ask(0));
      await until('the letter', async () => (await buckets()) > 0);
      await heard();
      const before = await buckets();
      for (let time = 1; time < 4; time += 1) {
        await shop.sql(`delete from rate_limit where bucket not like '${limit}:%'`);
        await shop.sql('delete from unpaid_order');
        expect((await askAs(door.url, claiming(visitor, time), ask(time))).status).toBeLessThan(300);
      }
      await heard();
      expect(await buckets()).toBe(before);
    },
  );

  it('unpaid orders are counted for the network that places them', async () => {
    const order = (who: number) => ({
      path: `${API}/payments/cash`,
      body: { ...wanted(jacket), amount: 10.2 },
      token: tokens[who],
    });
    await shop.sql('delete from unpaid_order');
    const visitor = newVisitor(trustProxy);
    const statuses: number[] = [];
    for (const who of [0, 1]) {
      await shop.sql('delete from rate_limit');
      const told = await askAs(door.url, claiming(visitor, who), order(who));
      statuses.push(told.status);
      if (told.status !== 200) expect(told.text).toContain('too_many_unpaid_orders');
    }
    expect(statuses).toEqual([200, 409]);
    await shop.sql('delete from rate_limit');
    expect((await askAs(door.url, newVisitor(trustProxy), order(2))).status).toBe(200);
  });

  it('a session is kept with the address that it was opened from', async () => {
    const { email: mail } = await shop.shopper();
    const visitor = newVisitor(trustProxy);
    const login = { path: `${API}/auth/login`, body: { email: mail, password } };
    expect((await askAs(door.url, claiming(visitor, 7), login)).status).toBe(200);
    const [session] = await shop.sql<{ ip: string }>(
      `select ip from session join account on account.id = account_id where email = $1 order by session.created_at desc limit 1`,
      [mail],
    );
    expect(session?.ip).toBe(visitor.localAddress ?? visitor.headers?.['x-forwarded-for']);
  });

  it.each(['127.0.0.1', '::1', 'x'.repeat(9), random(3_000)])(
    'reading is counted for whoever claims %p',
    async (claimed) => {
      const visitor = newVisitor(trustProxy);
      const seen = visitor.headers?.['x-forwarded-for'];
      const headers = { 'x-forwarded-for': seen ? `${claimed}, ${String(seen)}` : claimed };
      const left: number[] = [];
      for (let time = 0; time < 2; time += 1) {
        const path = `${API}/products/featured`;
        const told = await askAs(door.url, { ...visitor, headers }, { method: 'GET', path });
        left.push(Number(/r=(\d+)/.exec(String(told.headers['ratelimit']))?.[1]));
      }
      expect(left[1]).toBe((left[0] ?? 0) - 1);
    },
  );
});

/** Letters that do not compress. */
function random(length: number): string {
  return Array.from({ length }, () => Math.random().toString(36)[2] ?? 'x').join('');
}
