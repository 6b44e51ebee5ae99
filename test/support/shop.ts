import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import { ApiProcess } from './api-process.js';
import { type Client } from './client.js';
import {
  createDatabase,
  demoTemplate,
  dropDatabase,
  emptyTemplate,
  inDatabase,
  runFolder,
} from './databases.mjs';
import { PASSWORD_HASH, SECRET, signed } from './sessions.js';

export interface ShopOptions {
  env?: Record<string, string>;
  /** How many API processes run on the one database; 1 unless told. */
  processes?: number;
  /** Starts from the demo shop instead of an empty one. */
  demo?: boolean;
  /** What the owner has set before the first request. */
  settings?: Record<string, unknown>;
  /** Another build of the API than `api/dist`. */
  main?: string;
}

/** A shop of its own: a fresh database with as many API processes as wanted. */
export class Shop {
  dataDir = '';
  database = '';
  apis: ApiProcess[] = [];
  private pool: pg.Pool | undefined;

  constructor(private readonly options: ShopOptions = {}) {}

  async open(): Promise<void> {
    this.dataDir = mkdtempSync(join(runFolder(), 'shop-'));
    this.database = `${process.env['DUKA_TEST_RUN'] ?? ''}_${randomBytes(5).toString('hex')}`;
    await createDatabase(this.database, this.options.demo ? await demoTemplate() : emptyTemplate());
    this.connect();
    if (this.options.settings) await this.set(this.options.settings);
    this.apis = [await this.startApi()];
    // however many processes a shop has, it has one address
    const PUBLIC_URL = this.options.env?.['PUBLIC_URL'] ?? `http://localhost:${this.api.port}`;
    const startOther = async () => this.apis.push(await this.startApi({ PUBLIC_URL }));
    await Promise.all(Array.from({ length: (this.options.processes ?? 1) - 1 }, startOther));
  }

  /** Nothing of it is needed any more: no process has to finish anything. */
  async close(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.kill()));
    await this.disconnect();
    if (this.database) await dropDatabase(this.database);
    if (this.dataDir) rmSync(this.dataDir, { recursive: true, force: true });
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
  startApi(env: Record<string, string> = {}, port?: number, node?: string): Promise<ApiProcess> {
    return ApiProcess.start({
      port,
      node,
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

  /** As the owner has set it before the first request. */
  protected async set(settings: Record<string, unknown>): Promise<void> {
    await this.sql(
      `insert into setting (key, value, updated_at) values ('shop', $1, now())
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(settings)],
    );
  }

  protected connect(): void {
    this.pool = new pg.Pool({ connectionString: this.databaseUrl, max: 5 });
    this.pool.on('error', () => undefined);
  }

  protected async disconnect(): Promise<void> {
    await this.pool?.end();
  }

  /** Through the form, password and all; `sessionOf` costs less. */
  async login(email: string, password: string): Promise<Client> {
    const answer = await this.client.post<{ token: string }>(
      '/auth/login',
      { email, password },
      { expect: 200 },
    );
    return this.client.as(answer.body.token);
  }

  /** A new session of an account, as a log-in opens it. */
  async sessionOf(email: string): Promise<Client> {
    const id = v7();
    const [session] = await this.sql<{ accountId: string }>(
      `with seen as (update account set last_seen_at = now() where email_key = $2 returning id)
       insert into session (id, account_id, remember, user_agent, ip, created_at, last_seen_at, expires_at)
       select $1, id, false, 'tests', '127.0.0.1', now(), now(), now() + interval '12 hours' from seen
       returning account_id as "accountId"`,
      [id, email],
    );
    if (!session) throw new Error(`nobody has the address ${email}`);
    return this.client.as(signed(session.accountId, id, this.options.env?.['JWT_SECRET'] ?? SECRET));
  }

  /** The administrator whom the API makes at its first start. */
  admin(): Promise<Client> {
    return this.sessionOf('admin@example.com');
  }

  /** A new shopper with the password `a-good-password-1`, logged in. */
  async shopper(name = 'Ada Shopper', role = 'customer'): Promise<Client & { email: string }> {
    const email = `shopper-${randomUUID()}@example.com`;
    await this.sql(
      `insert into account (id, email, email_key, name, phone, password_hash, role, created_at, updated_at)
       values ($1, $2, $2, $3, '+44 20 7946 0000', $4, $5, now(), now())`,
      [v7(), email, name, PASSWORD_HASH, role],
    );
    return Object.assign(await this.sessionOf(email), { email });
  }

  /** A new member of staff, logged in: orders and reviews only. */
  staff(): Promise<Client> {
    return this.shopper('Sam Staff', 'staff');
  }
}
