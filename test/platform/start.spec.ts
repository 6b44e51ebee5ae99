import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { heapFlags, mallocTunables } from '../../api/scripts/lib/heap.mjs';
import { Client } from '../support/client.js';
import { DataFolder, useDataFolder } from '../support/data-folder.js';
import { eventually } from '../support/money.js';
import { cutPower, processesOf, until } from '../support/processes.js';
import { type StartedShop } from '../support/started-shop.js';

const PERSON = {
  name: 'Ada Shopper',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  password: 'a-good-password-1',
};
const LOGGED = { ...PERSON, name: 'Ada Logged', email: 'ada.logged@example.com', phone: '+44 20 7946 0123' };
const register = (shop: StartedShop) => new Client(shop.url).post('/auth/register', PERSON, { expect: 201 });
const login = (shop: StartedShop) => new Client(shop.url).post('/auth/login', PERSON, { expect: 200 });

describe('an open shop', () => {
  const folder = new DataFolder();
  let shop: StartedShop;
  beforeAll(async () => {
    folder.prepare();
    shop = await folder.open();
  });
  afterAll(() => folder.clear());

  it('answers on an empty data folder', async () => {
    const page = await fetch(shop.url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('prints where everything is', () => {
    for (const path of ['/', '/admin', '/docs', '/dev/mail'])
      expect(shop.printed).toContain(`${shop.url}${path}`);
    expect(shop.printed).toMatch(/\/admin\/welcome#[\w-]{32}\n/);
  });

  it('keeps the secrets of an installation to its owner', () => {
    const file = join(folder.path, 'secrets.json');
    expect(statSync(file).mode & 0o077).toBe(0);
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(secrets['JWT_SECRET']?.length).toBeGreaterThanOrEqual(32);
  });

  it('never runs the database as root', () => {
    const postmaster =
      readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    expect(statSync(`/proc/${postmaster}`).uid).not.toBe(0);
  });

  it.each(['api/sandbox/dist/main.js', 'storefront/server/server.mjs'])(
    'limits the memory of %s',
    (program) => {
      const [pid] = processesOf(folder.path, program);
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      expect(words).toEqual(expect.arrayContaining(heapFlags));
      // older versions of glibc cut the variable at its colons once they have read it
      const env = readFileSync(`/proc/${pid}/environ`, 'utf8').replaceAll('\0', ':');
      expect(env).toContain(`GLIBC_TUNABLES=${mallocTunables.GLIBC_TUNABLES}:`);
    },
  );

  it('refuses a second start on the same data folder with a sentence that names the first', async () => {
    const second = await folder.launch();
    expect(await second.ended()).toBe(1);
    expect(second.printed).toContain(`A shop is already running on ${folder.path}`);
    expect(second.printed).toContain(shop.url);
    expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
  });

  it('S63 keeps hash, address and telephone out of the log of the database when an address signs up twice', async () => {
    const client = new Client(shop.url);
    await client.post('/auth/register', LOGGED, { expect: 201 });
    expect((await client.post('/auth/register', LOGGED)).status).toBeGreaterThanOrEqual(400);
    const log = await eventually(
      () => Promise.resolve(readFileSync(join(folder.path, 'logs', 'postgres.log'), 'utf8')),
      (text) => text.includes('account_email_key'),
    );
    for (const secret of [LOGGED.email, LOGGED.phone, LOGGED.name, '$argon2id$'])
      expect(log).not.toContain(secret);
  });

  it('starts the API again when it has crashed', async () => {
    const live = () =>
      fetch(`${shop.url}/health/ready`).then(
        (answer) => answer.status === 200,
        () => false,
      );
    const [api] = processesOf(folder.path, 'api/sandbox/dist/main.js');
    cutPower([api ?? 0]);
    // visitors notice nothing: the storefront repeats reads until the API is back
    const noticed = 'The API ended with SIGKILL; it is started again';
    await until('the supervisor has noticed', () => shop.printed.includes(noticed));
    await until('the API is back', live);
  });

  it('recovers after a kill -9 of every process, with what was acknowledged', async () => {
    await register(shop);
    cutPower(processesOf(folder.path));
    await shop.ended();
    shop = await folder.open();
    expect((await login(shop)).status).toBe(200);
  });

  it('ends every child when the supervisor itself is killed', async () => {
    cutPower([shop.child.pid ?? 0]);
    await until('every child has ended', () => processesOf(folder.path).length === 0);
  });
});

describe('starting the shop', () => {
  const folder = useDataFolder();
  beforeEach(() => folder.prepare());

  it.each(['PORT', 'API_PORT'] as const)('names the taken port when %s is taken', async (name) => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as { port: number };
    const shop = await folder.launch(name === 'PORT' ? { port } : { apiPort: port });
    expect(await shop.ended()).toBe(1);
    expect(shop.printed).toContain(`Port ${port} is taken by another program.`);
    expect(shop.printed).toContain(`${name}=${port + 100} npm start`);
    expect(processesOf(folder.path)).toEqual([]);
    await new Promise((resolve) => holder.close(resolve));
  });

  it.each([
    ['PORT', 'abc', 'PORT is wrong: "abc" is not a port between 1 and 65535.'],
    ['DEMO', 'yes', 'DEMO is wrong: it is 0 or 1, not "yes".'],
    ['DEPOSIT_PERCENT', '400', 'DEPOSIT_PERCENT is wrong'],
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none', 'JWT_SECRET is missing.'],
  ])('R06 ends with code 78 and a sentence when %s is %s', async (name, value, sentence) => {
    const shop = await folder.launch({ env: { [name]: value } });
    expect(await shop.ended()).toBe(78);
    expect(shop.printed).toContain(sentence);
    expect(processesOf(folder.path)).toEqual([]);
  });
});

describe('npm start in a folder that no other user may enter', () => {
  const folder = new DataFolder();
  const open = () => folder.open({ command: ['npm', 'start'] });
  const allHaveEnded = () => until('every process has ended', () => processesOf(folder.path).length === 0);
  beforeAll(() => folder.prepare(0o700));
  afterAll(() => folder.clear());

  it('leaves no process behind after SIGTERM', async () => {
    const shop = await open();
    await register(shop);
    await shop.close('SIGTERM');
    await allHaveEnded();
  });

  it('opens again with everything that was in the shop, and leaves no process behind after SIGINT', async () => {
    const shop = await open();
    expect((await login(shop)).status).toBe(200);
    await shop.close('SIGINT');
    await allHaveEnded();
  });

  it('ends everything when npm is killed', async () => {
    const shop = await open();
    cutPower([shop.child.pid ?? 0]);
    await allHaveEnded();
  });
});

const asRoot = process.getuid?.() === 0 ? describe : undefined;

asRoot?.('starting the shop as root', () => {
  const folder = useDataFolder();

  it('works for an ordinary user, too', async () => {
    folder.prepare();
    const nobody = 65534;
    chownSync(folder.path, nobody, nobody);
    const shop = await folder.open({ user: nobody });
    expect((await fetch(shop.url)).status).toBe(200);
    expect(statSync(join(folder.path, 'secrets.json')).uid).toBe(nobody);
  });
});
