import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HandClock, all, attempt } from './stripe-client.js';
import { cardGatewayCases, opened, paid, type GatewayUnderTest } from './card-gateway-cases.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';
import { StripeCaller } from '../../api/src/payments/methods/card/stripe-caller.js';
import { StripeCardGateway } from '../../api/src/payments/methods/card/stripe-card-gateway.js';
import { confirmInBrowser } from '../support/money.js';
import type { Shop } from '../support/shop.js';
import { KEY, SECRET, openSandbox, type Wire } from './stripe-sandbox-up.js';
import { Shopper } from './stripe-shopper.js';

let shop: Shop;
let wire: Wire;
let shopper: Shopper;
let gateway: StripeCardGateway;

beforeAll(async () => {
  ({ shop, wire } = await openSandbox({ WORKER: '0' }));
  shopper = new Shopper(shop.client.origin);
  const access = new ProviderAccess();
  access.announce('stripe', { baseUrl: wire.origin, secrets: { key: KEY, webhookSecret: SECRET } });
  const clock = new HandClock();
  gateway = new StripeCardGateway(new StripeCaller(access, clock), clock);
});
afterAll(() => shop.close());

const underTest: GatewayUnderTest = {
  gateway: () => gateway,
  pay: async (ref) => {
    await shopper.pay(ref, '4242424242424242');
  },
  confirm: async (session, secret) => {
    await confirmInBrowser(shop, { session, secret }, 2999);
  },
};

describe('the shop’s card adapter on the sandbox', () => {
  cardGatewayCases(underTest);

  it('reads open, declined, paid', async () => {
    const { ref, attemptId } = await opened(gateway);
    const read = async () => {
      const found = await gateway.readSession(ref);
      return found.outcome === 'found' ? found.session : null;
    };
    expect(await read()).toMatchObject({
      state: 'open',
      attemptId,
      amountCents: 2999,
      currency: 'USD',
      paidAt: null,
    });
    await shopper.pay(ref, '4000000000009995');
    expect(await read()).toMatchObject({
      state: 'open',
      failureMessage: 'Your card has insufficient funds.',
    });
    await shopper.pay(ref, '4242424242424242');
    expect(await read()).toMatchObject({
      state: 'paid',
      livemode: false,
      failureMessage: null,
      intentRef: expect.stringMatching(/^pi_/) as unknown,
      paidAt: expect.any(Date) as unknown,
    });
  });

  it('sends the shopper to the page at the address where the attempt began', async () => {
    const session = await gateway.openSession(
      attempt({ attemptId: randomUUID(), shopUrl: 'http://127.0.0.2:4201' }),
    );
    expect(session).toMatchObject({
      outcome: 'opened',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.2:4201\/sandbox\/checkout\//) as unknown,
    });
  });

  it('finds the sessions of a day and the events that never arrived', async () => {
    const since = new Date(Date.now() - 60_000);
    await shop.sql(`insert into sandbox.setting values ('switches', '{"webhooks":"drop"}')`);
    const lost = await paid(underTest);
    await shop.sql(`delete from sandbox.setting where key = 'switches'`);
    const sessions = await all(gateway.listSessions(since));
    expect(sessions.find(({ ref }) => ref === lost.ref)).toMatchObject({
      state: 'paid',
      intentRef: lost.intentRef,
    });
    const events = await all(gateway.listUndelivered(since));
    const about = events.map(({ subject }) => (subject.kind === 'session' ? subject.ref : subject.kind));
    expect(about).toContain(lost.ref);
    expect(about).toContain('payment_succeeded');
  });
});
