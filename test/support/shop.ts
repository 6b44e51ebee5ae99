import { afterAll, beforeAll } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ApiProcess } from './api-process.js';
import { type Client } from './client.js';
import { createDatabase, demoTemplate, dropDatabase, emptyTemplate, inDatabase } from './databases.mjs';

export interface ShopOptions {
  env?: Record<string, string>;
  /** How many API processes run on the one database; 1 unless told. */
  processes?: number;
  /** Starts from the demo shop instead of an empty one. */
  demo?: boolean;
  /** Another build of the API than `api/dist`. */
  main?: string;
}

/** A shop of its own for one test file: a fresh database with as many API processes as wanted. */
export class Shop {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'duka-shop-'));
  readonly database = `${process.env['DUKA_TEST_RUN'] ?? ''}_${randomBytes(5).toString('hex')}`;
  apis: ApiProcess[] = [];
  private pool: pg.Pool | undefined;

  constructor(private readonly options: ShopOptions = {}) {}

  async open(): Promise<void> {
    await createDatabase(this.database, this.options.demo ? await demoTemplate() : emptyTemplate());
    this.pool = new pg.Pool({ connectionString: this.databaseUrl, max: 5 });
    this.pool.on('error', () => undefined);
    const first = await this.startApi();
    this.apis = [first];
    const others = Array.from({ length: (this.options.processes ?? 1) - 1 }, () => this.startApi());
    this.apis = [first, ...(await Promise.all(others))];
  }

  async close(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.stop()));
    await this.pool?.end();
    await dropDatabase(this.database);
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  get databaseUrl(): string {
    return inDatabase(this.database);
  }

  /** The first API process. */
  get api(): ApiProcess {
    const [first] = this.apis;
    if (!first) throw new Error('the shop is not open');
    return first;
  }

  /** A visitor at the first API process. */
  get client(): Client {
    return this.api.client;
  }

  /** One more process on the same database; the caller adds it to `apis` when it is to end with the shop. */
  startApi(env: Record<string, string> = {}): Promise<ApiProcess> {
    return ApiProcess.start({
      databaseUrl: this.databaseUrl,
      dataDir: this.dataDir,
      ...(this.options.main ? { main: this.options.main } : {}),
      env: { ...this.options.env, ...env },
    });
  }

  /** Looks at (or prepares) what is in the database. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (!this.pool) throw new Error('the shop is not open');
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async login(email: string, password: string): Promise<Client> {
    const answer = await this.client.post<{ token: string }>(
      '/auth/login',
      { email, password },
      { expect: 200 },
    );
    return this.client.as(answer.body.token);
  }

  /** The administrator whom the API makes at its first start. */
  admin(): Promise<Client> {
    return this.login('admin@example.com', 'duka-admin-demo');
  }

  /** A new shopper, registered and logged in. */
  async shopper(name = 'Ada Shopper'): Promise<Client & { email: string }> {
    const email = `shopper-${randomUUID()}@example.com`;
    const account = { name, email, phone: '+44 20 7946 0000', password: 'a-good-password-1' };
    await this.client.post('/auth/register', account, { expect: 201 });
    return Object.assign(await this.login(email, account.password), { email });
  }

  /** A new member of staff, logged in: orders and reviews only. */
  async staff(): Promise<Client> {
    const shopper = await this.shopper('Sam Staff');
    await this.sql(`update account set role = 'staff' where email_key = $1`, [shopper.email]);
    return this.client.as(shopper.token);
  }
}

/** Opens a shop before the tests of this file and closes it after them. */
export function useShop(options?: ShopOptions): Shop {
  const shop = new Shop(options);
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  return shop;
}
