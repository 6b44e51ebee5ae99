import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from '../chaos/journal.js';
import type { Newcomers } from '../chaos/newcomers.js';
import type { Random } from '../chaos/random.js';
import { CARDS, payOnPage, wanted, type Goods } from '../support/money.js';
import { until } from '../support/processes.js';
import type { ClusterShop } from './cluster-shop.js';
import { noneMet, type Met } from './met.js';

const AGAIN_MS = 250;
/** Between two calls of the same visitor: what is looked for is a gap, not the limit. */
const REST_MS = 150;
/** A buyer who gets no answer gives up and asks again, as one does whose request went to a machine without power. */
const PATIENCE_MS = 10_000;
/** A page that does not come is loaded anew sooner. */
const READER_MS = 4_000;
const MORE_MS = 150_000;
const BUYERS = 3;
const READERS = 2;

type Json = ReturnType<typeof JSON.parse>;

/** People who look, and people who buy by cash and by card, all the time. */
export class Visitors {
  private met: Met = noneMet();
  private isOver = false;
  private everybody: Promise<unknown> = Promise.resolve();
  private readAt = performance.now();

  constructor(
    private readonly shop: ClusterShop,
    private readonly journal: Journal,
    private readonly newcomers: Newcomers,
    private readonly random: Random,
    private readonly shelf: readonly Goods[],
  ) {}

  begin(): void {
    const buyers = Array.from({ length: BUYERS }, () => this.buying());
    const readers = Array.from({ length: READERS }, () => this.reading());
    this.everybody = Promise.all([...buyers, ...readers]);
    // whoever fails is heard of in the end
    this.everybody.catch(() => undefined);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.everybody;
  }

  /** What was met from now on. */
  watch(): Met {
    this.met = noneMet();
    this.readAt = performance.now();
    return this.met;
  }

  /** Waits until so many more have bought. */
  async more(count: number): Promise<void> {
    const before = this.met.purchases;
    await until('more purchases', () => this.isOver || this.met.purchases >= before + count, MORE_MS);
  }

  private async buying(): Promise<void> {
    while (!this.isOver) {
      const token = await this.newcomers.next();
      await this.buy(token);
      await pause(REST_MS);
    }
  }

  private async buy(token: string): Promise<void> {
    const what = this.random.pick(this.shelf);
    const method = this.random.pick(['cash', 'cash', 'card'] as const);
    const purchase = this.journal.begin(emailOf(token), method);
    const since = performance.now();
    const isCash = method === 'cash';
    const path = isCash ? '/payments/cash' : '/payments/create-checkout-session';
    const body = { ...wanted(what), ...(isCash ? { amount: 10.2 } : {}) };
    const answer = await this.answered(path, body, token, randomUUID());
    const took = Math.round(performance.now() - since);
    this.met.longestPurchase = Math.max(this.met.longestPurchase, took);
    if (answer.status >= 400) {
      if (answer.body.code !== 'out_of_stock') this.failed(`${path} ${answer.status} ${answer.body.code}`);
      return this.journal.tell(purchase, { outcome: 'refused' });
    }
    this.met.purchases += 1;
    this.journal.tell(purchase, { orderId: answer.body.data?.orderId, outcome: 'placed' });
    if (isCash) return;
    const next = await this.paid(answer.body.url);
    if (next?.includes('success')) this.journal.tell(purchase, { outcome: 'paid' });
    await this.answered('/payments/checkout-success', { sessionId: answer.body.id }, token);
  }

  /** The same request again until the shop has really answered it. */
  private async answered(
    path: string,
    body: object,
    token: string,
    key?: string,
  ): Promise<{ status: number; body: Json }> {
    const deadline = Date.now() + 12 * PATIENCE_MS;
    for (;;) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      };
      const call = { method: 'POST', headers, body: JSON.stringify(body) };
      const { status, text } = await this.fetched(`/api/v1${path}`, call);
      const isInUse = status === 409 && text.includes('idempotency_key_in_use');
      if (status === 500) this.journal.surprises.push(`${path}: ${text.slice(0, 300)}`);
      if (status !== 0 && status < 500 && status !== 429 && !isInUse)
        return { status, body: JSON.parse(text) };
      this.met.refused += 1;
      this.failed(`POST ${path} ${status} ${isInUse ? 'key in use' : text.slice(0, 120)}`);
      if (Date.now() > deadline) throw new Error(`stuck, ${path}: the last answer was ${status} ${text}`);
      await pause(AGAIN_MS);
    }
  }

  /** What a buyer does at the provider's page: again when the line is cut. */
  private async paid(url: string): Promise<string | null> {
    for (let tries = 0; tries < 100; tries += 1)
      try {
        return await payOnPage(this.shop, url, CARDS.good);
      } catch {
        await pause(AGAIN_MS);
      }
    return null;
  }

  private async reading(): Promise<void> {
    const pages = [
      ...['/', '/shop', '/category/Fashion', '/api/v1/products?limit=5'],
      ...this.shelf.map(({ productId }) => `/product/${productId}`),
    ];
    for (let turn = 0; !this.isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      const { status, text } = await this.fetched(
        `${path}${path.includes('?') ? '&' : '?'}visit=${turn}`,
        {},
        READER_MS,
      );
      const now = performance.now();
      this.met.longestWithoutRead = Math.max(this.met.longestWithoutRead, Math.round(now - this.readAt));
      this.met.reads += 1;
      if (status === 200 && !text.includes('data-failed="')) this.readAt = now;
      else {
        this.met.failedReads += 1;
        this.failed(`GET ${path.replace(/[0-9a-f-]{36}/, '…')} ${status} ${text.slice(0, 120)}`);
      }
      await pause(REST_MS);
    }
  }

  private async fetched(
    path: string,
    call: RequestInit,
    ms = PATIENCE_MS,
  ): Promise<{ status: number; text: string }> {
    try {
      const answer = await this.shop.client.fetch(path, {
        ...call,
        signal: AbortSignal.timeout(ms),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error;
      return { status: 0, text: String(cause) };
    }
  }

  private failed(what: string): void {
    this.met.failures.add(what);
  }
}

function emailOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return `${(JSON.parse(claims) as { sub: string }).sub}@example.com`;
}
