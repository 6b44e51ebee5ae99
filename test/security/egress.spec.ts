import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mailTo } from '../support/mails.js';
import { goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { ownPort } from '../support/own-port.js';
import { PLAIN } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

const log = join(mkdtempSync(join(tmpdir(), 'duka-egress-')), 'log');
const recorder = new URL('../support/egress.mjs', import.meta.url);
const provider = await ownPort();
const ELSEWHERE = [
  'http://169.254.169.254/latest/meta-data/',
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'file:///etc/passwd',
  fileURLToPath(recorder),
  'data:text/html;base64,PGgxPkhpPC9oMT4=',
];

describe('where the API opens connections to', () => {
  writeFileSync(log, '');
  const shop = useOwnShop({
    env: { SANDBOX_PORT: String(provider), NODE_OPTIONS: `--import=${recorder.href}`, EGRESS_LOG: log },
  });

  it.each(ELSEWHERE)('S39 refuses %s where a picture is due', async (image) => {
    const admin = await shop.admin();
    const wrong = [
      await admin.post('/products', { ...PLAIN, image }),
      await admin.post('/admin/products', { ...PLAIN, image }),
      await admin.post('/admin/products', { ...PLAIN, images: [{ url: image }] }),
      await admin.post('/admin/categories', { name: 'Elsewhere', image }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('S39 goes to the database and the payment provider alone, whatever it is made to do', async () => {
    const shopper = await shop.shopper();
    await shop.client.post('/auth/forgot-password', { email: shopper.email }, { expect: 200 });
    await shop.client.post('/newsletter', { email: shopper.email }, { expect: 200 });
    await mailTo(shop, shopper.email, 'reset-password');
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const mobile = { ...wanted(await goods(shop)), amount: 25.49, mobileNumber: '+256770000123' };
    await shopper.post('/payments/mobile', mobile, { expect: 202 });
    const database = new URL(shop.databaseUrl);
    const [socket, port] = [database.searchParams.get('host'), database.port || '5432'];
    const allowed = [
      socket ? `unix ${socket}/.s.PGSQL.${port}` : `tcp ${database.hostname}:${port}`,
      `tcp 127.0.0.1:${provider}`,
      `tcp 127.0.0.1:${shop.api.port}`,
      `dns ${database.hostname}`,
      'dns localhost',
      'dns 127.0.0.1',
    ];
    const opened = new Set(readFileSync(log, 'utf8').trim().split('\n'));
    expect(opened).toContain(allowed[0]);
    expect([...opened].filter((address) => !allowed.includes(address))).toEqual([]);
    await mustBeSound(shop);
  });
});
