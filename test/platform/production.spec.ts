import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DECLARED } from '../../api/src/declared-variables.js';
import { root } from '../../api/scripts/lib/run.mjs';
import { Client, type Json } from '../support/client.js';
import { DataFolder, useDataFolder } from '../support/data-folder.js';
import { processesOf } from '../support/processes.js';
import type { StartedShop } from '../support/started-shop.js';

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

describe('a start in production', () => {
  const folder = useDataFolder();
  beforeEach(() => folder.prepare());

  it('S62 refuses to go on without secrets, and names each', async () => {
    const shop = await folder.launch({ env: { NODE_ENV: 'production', DATABASE_URL: NOWHERE } });
    expect(await shop.ended()).toBe(78);
    expect(shop.printed).toContain('JWT_SECRET is missing.');
    expect(processesOf(folder.path)).toEqual([]);
  });

  it('takes no settings of another program for its own', () => {
    writeFileSync(join(folder.path, '.graphile-workerrc'), JSON.stringify({ schema: 'of_others' }));
    const started = spawnSync(process.execPath, [join(root, 'api/dist/main.js')], {
      cwd: folder.path,
      env: {},
      encoding: 'utf8',
    });
    expect(started.stderr + started.stdout).toContain('DATABASE_URL is missing.');
    expect(started.status).toBe(78);
  });

  it('S62 refuses a secret that anybody can read in the repository', async () => {
    const env = { NODE_ENV: 'production', SANDBOX_ALLOWED: '1', ADMIN_PASSWORD: 'change-me-now-please' };
    const shop = await folder.launch({ env });
    expect(await shop.ended()).toBe(78);
    expect(shop.printed).toContain('ADMIN_PASSWORD is wrong: its value stands in the repository');
  });

  describe('with its secrets, and nothing else', () => {
    const own = new DataFolder();
    let shop: StartedShop;
    beforeAll(async () => {
      own.prepare();
      shop = await own.open({ env: { NODE_ENV: 'production' } });
    });
    afterAll(() => own.clear());

    it('opens a shop without any payment provider, which offers no cards and plays none', async () => {
      const client = new Client(shop.url);
      const told = await client.get<Json>('/shop', { expect: 200 });
      const { body } = await client.get<Json>('/payments/methods', { expect: 200 });
      const offered = (body.data as Json[]).filter((one) => one['offered']).map(({ method }) => method);
      expect([told.body.data.simulatedPayments, offered]).toEqual([false, ['cash']]);
    });

    it('S62 keeps its books by a role that owns no table', () => {
      const log = readFileSync(join(own.path, 'logs', 'api.log'), 'utf8');
      expect(log).toContain('duka-api');
      expect(log).not.toContain('superuser');
    });
  });

  it('S62 sends no mail whose links lead to this machine', async () => {
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' };
    const shop = await folder.launch({ env });
    expect(await shop.ended()).toBe(78);
    expect(shop.printed).toContain('PUBLIC_URL is missing: the links in mails would lead to localhost.');
  });

  it('gives the people of a demo that was asked for no password', async () => {
    const env = { NODE_ENV: 'production', SANDBOX_ALLOWED: '1', DEMO: '1' };
    const shop = await folder.open({ env });
    const client = new Client(shop.url);
    for (const person of ['admin', 'staff', 'shopper'])
      await client.post(
        '/auth/login',
        { email: `${person}@example.com`, password: `duka-${person}-demo` },
        { expect: 401 },
      );
    expect(await (await fetch(`${shop.url}/api/v1/shop`)).text()).not.toContain('demoLogins');
    expect(shop.printed).not.toContain('duka-shopper-demo');
  });
});

describe('docker-compose.yml', () => {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; healthcheck?: { test?: string[] } }>;
  };
  const given = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));

  it('S62 has a default for no secret', () => {
    const secrets = given.filter(([name]) => /SECRET|PASSWORD|KEY/.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => !/^\$\{\w+:(\?.+|-)\}$/.test(value))).toEqual([]);
    expect(services['api']?.environment?.['DATABASE_URL']).toContain('${DATABASE_PASSWORD:?');
    expect(given.find(([name]) => name === 'MIGRATION_DATABASE_URL')?.[1]).toContain('${POSTGRES_PASSWORD:?');
  });

  it('passes on what the environment says of mails, payments, carriers and pictures', () => {
    expect(DECLARED.variables.length).toBeGreaterThan(20);
    const own = ['JWT_SECRET_PREVIOUS', 'DEPOSIT_PERCENT'].map((name) => ({ name, demanded: undefined }));
    const passed = services['api']?.environment ?? {};
    const wrong = [...DECLARED.variables, ...own].filter(
      ({ name, demanded }) => passed[name] !== `\${${name}:${demanded ? `?${demanded}` : '-'}}`,
    );
    expect(wrong).toEqual([]);
  });

  it('asks each process for its own health', () => {
    const asked = ['api', 'storefront'].map((name) => services[name]?.healthcheck?.test?.at(-1));
    expect(asked).toEqual(['http://127.0.0.1:3001/health/ready', 'http://127.0.0.1:3000/health/storefront']);
  });

  it('opens no demo and no play money unless asked', () => {
    const flags = given.filter(([name]) => ['DEMO', 'SANDBOX_ALLOWED'].includes(name));
    expect(flags.map(([, value]) => value.slice(-3))).toEqual(['-0}', '-0}', '-0}', '-0}']);
  });
});
