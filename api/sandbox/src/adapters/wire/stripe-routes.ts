import { Injectable } from '@nestjs/common';
import { Intents } from '../../application/intents.js';
import { ExpireSession } from '../../application/expire-session.js';
import { OpenSession } from '../../application/open-session.js';
import { SandboxStore, type Kind, type ListQuery } from '../../application/ports.js';
import { Refunds } from '../../application/refunds.js';
import { SmallObjects } from '../../application/small-objects.js';
import { ApiError, noSuch } from '../../domain/wire/api.js';
import { lineItems } from '../../domain/wire/line-items.js';
import type {
  CouponRequest,
  EndpointRequest,
  IntentRequest,
  RefundRequest,
  SessionRequest,
} from '../../domain/wire/requests.js';
import type { TaxCalculationRequest } from '../../domain/wire/tax-calculation.js';
import { Expander } from './expand.js';
import { listQuery, type ListParams } from './list-query.js';
import { readParams } from './read-params.js';
import type { SchemaName } from './request-schemas.js';

type Wire = Record<string, unknown>;
type Expanding = { expand?: string[] };
type Handler = (id: string, encoded: string) => Promise<Wire>;

interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  answer: Handler;
}

/** Stripe's calls, by method and path. */
@Injectable()
export class StripeRoutes {
  constructor(
    private readonly store: SandboxStore,
    private readonly opening: OpenSession,
    private readonly sessions: ExpireSession,
    private readonly intents: Intents,
    private readonly refunds: Refunds,
    private readonly small: SmallObjects,
    private readonly expander: Expander,
  ) {}

  /** @throws ApiError */
  answer(method: string, path: string, encoded: string): Promise<Wire> {
    for (const route of this.routes) {
      const found = route.method === method ? route.path.exec(path) : null;
      if (found) return route.answer(decodeURIComponent(found[1] ?? ''), encoded);
    }
    throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
  }

  private readonly routes: readonly Route[] = [
    post(/^\/v1\/checkout\/sessions$/, (_id, form) => this.openSession(form)),
    get(/^\/v1\/checkout\/sessions$/, (_id, query) =>
      this.list('session', 'sessionList', query, '/v1/checkout/sessions'),
    ),
    get(/^\/v1\/checkout\/sessions\/([^/]+)$/, (id, query) => this.session(id, query)),
    post(/^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, (id, form) => this.expireSession(id, form)),
    get(/^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/, (id, query) => this.lineItems(id, query)),
    post(/^\/v1\/payment_intents$/, (_id, form) =>
      this.intents.create(readParams<IntentRequest>(form, 'intent')),
    ),
    get(/^\/v1\/payment_intents$/, (_id, query) =>
      this.list('intent', 'intentList', query, '/v1/payment_intents'),
    ),
    get(/^\/v1\/payment_intents\/([^/]+)$/, (id, query) =>
      this.one('intent', 'payment_intent', 'intent', id, query),
    ),
    post(/^\/v1\/payment_intents\/([^/]+)\/cancel$/, (id, form) => this.cancelIntent(id, form)),
    post(/^\/v1\/refunds$/, (_id, form) => this.giveRefund(form)),
    get(/^\/v1\/refunds$/, (_id, query) => this.list('refund', 'refundList', query, '/v1/refunds')),
    get(/^\/v1\/refunds\/([^/]+)$/, (id, query) => this.one('refund', 'refund', 'id', id, query)),
    get(/^\/v1\/events$/, (_id, query) => this.list('event', 'eventList', query, '/v1/events')),
    get(/^\/v1\/events\/([^/]+)$/, (id, query) => this.one('event', 'event', 'id', id, query)),
    post(/^\/v1\/tax\/calculations$/, (_id, form) =>
      Promise.resolve(this.small.calculateTax(readParams<TaxCalculationRequest>(form, 'taxCalculation'))),
    ),
    post(/^\/v1\/coupons$/, (_id, form) =>
      this.small.createCoupon(readParams<CouponRequest>(form, 'coupon')),
    ),
    get(/^\/v1\/coupons\/([^/]+)$/, (id, query) => this.one('coupon', 'coupon', 'coupon', id, query)),
    post(/^\/v1\/webhook_endpoints$/, (_id, form) => this.createEndpoint(form)),
    get(/^\/v1\/webhook_endpoints$/, (_id, query) =>
      this.list('webhook_endpoint', 'endpointList', query, '/v1/webhook_endpoints'),
    ),
  ];

  private async openSession(form: string): Promise<Wire> {
    const { expand, ...request } = readParams<SessionRequest & Expanding>(form, 'session');
    return this.expander.run(await this.opening.run(request), expand ?? []);
  }

  private async session(id: string, query: string): Promise<Wire> {
    const { expand } = readParams<Expanding>(query, 'onlyExpand');
    const entry = await this.sessions.current(id);
    if (!entry) throw noSuch('checkout.session', id, 'session');
    return this.expander.run(entry.data, expand ?? []);
  }

  private async expireSession(id: string, form: string): Promise<Wire> {
    const { expand } = readParams<Expanding>(form, 'onlyExpand');
    await this.sessions.current(id);
    return this.expander.run(await this.sessions.asked(id), expand ?? []);
  }

  private async lineItems(id: string, query: string): Promise<Wire> {
    const { limit = 10 } = readParams<ListParams>(query, 'lineItemList');
    const entry = await this.sessions.current(id);
    if (!entry) throw noSuch('checkout.session', id, 'session');
    const data = lineItems(entry.data, entry.extra.lines);
    return listOf(data.slice(0, limit), data.length > limit, `/v1/checkout/sessions/${id}/line_items`);
  }

  private async giveRefund(form: string): Promise<Wire> {
    const { expand, ...request } = readParams<RefundRequest & Expanding>(form, 'refund');
    return this.expander.run(await this.refunds.give(request), expand ?? []);
  }

  private async cancelIntent(id: string, form: string): Promise<Wire> {
    const { cancellation_reason } = readParams<{ cancellation_reason?: string }>(form, 'cancel');
    return this.small.cancelIntent(id, cancellation_reason);
  }

  private async createEndpoint(form: string): Promise<Wire> {
    return { ...(await this.small.createEndpoint(readParams<EndpointRequest>(form, 'endpoint'))) };
  }

  private async one(kind: Kind, thing: string, param: string, id: string, query: string): Promise<Wire> {
    const { expand } = readParams<Expanding>(query, 'onlyExpand');
    const entry = await this.store.find<Wire, object>(kind, id);
    if (!entry) throw noSuch(thing, id, param);
    return this.expander.run(entry.data, expand ?? []);
  }

  private async list(kind: Kind, schema: SchemaName, query: string, url: string): Promise<Wire> {
    const params = readParams<ListParams>(query, schema);
    const asked: ListQuery = listQuery(kind, params);
    const { items, more } = await this.store.list<Wire>(asked);
    const inner = (params.expand ?? []).map((path) => path.replace(/^data\./, ''));
    const data = await Promise.all(items.map((entry) => this.expander.run(entry.data, inner)));
    return listOf(data, more, url);
  }
}

const get = (path: RegExp, answer: Handler): Route => ({ method: 'GET', path, answer });
const post = (path: RegExp, answer: Handler): Route => ({ method: 'POST', path, answer });

function listOf(data: readonly object[], more: boolean, url: string): Wire {
  return { object: 'list', data, has_more: more, url };
}
