import { describe, expect, it } from '@jest/globals';
import { useOwnShop, useShop } from '../support/use-shop.js';

const FROM_THE_NETWORK = { 'x-forwarded-for': '192.168.1.7' };

describe('the caught mails and the payment sandbox', () => {
  const local = useShop();

  it.each(['/dev/mail', '/sandbox/phone'])('show %s to the machine itself alone', async (path) => {
    expect((await local.client.fetch(path)).status).toBe(200);
    expect((await local.client.fetch(path, { headers: FROM_THE_NETWORK })).status).toBe(404);
  });
});

describe('a mail in the inbox', () => {
  const shop = useShop();

  it('loads pictures of the shop alone, and nothing else', async () => {
    const policy = (await shop.client.fetch('/dev/mail')).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'unsafe-inline';/);
  });
});

describe('a shop that listens on the network', () => {
  const open = useOwnShop({ env: { LISTEN_HOST: '0.0.0.0' } });

  it.each(['/dev/mail', '/sandbox/phone'])('has no %s', async (path) => {
    expect((await open.client.fetch(path)).status).toBe(404);
  });
});

describe('the demo', () => {
  const demo = useOwnShop({ env: { LISTEN_HOST: '0.0.0.0', DEMO: '1' } });

  it.each(['/dev/mail', '/sandbox/phone'])('shows %s to everybody', async (path) => {
    expect((await demo.client.fetch(path, { headers: FROM_THE_NETWORK })).status).toBe(200);
  });
});
