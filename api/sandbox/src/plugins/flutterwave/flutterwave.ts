import { randomBytes, randomInt } from 'node:crypto';
import { member, textOf } from '@duka/api/platform/outbound/call.js';
import type { WireAnswer, WireCall } from '../../adapters/wire/wire-call.js';
import type { Entry } from '../../application/ports.js';
import {
  jsonOf,
  pageOf,
  withQuery,
  type Acted,
  type PlayedProvider,
  type PluginTools,
  type SandboxPlugin,
} from '../contract.js';
import { no, yes, type Asked, type Refund, type Transaction } from './wire.js';

const [LINK, TRANSACTION, REFUND] = [
  'flutterwave.link',
  'flutterwave.transaction',
  'flutterwave.refund',
] as const;
const LATER_MS = 5_000;
const MOST_REFUNDS = 100;
const DECLINES: Readonly<Record<string, string>> = {
  insufficient: 'Insufficient Funds',
  declined: 'Do Not Honour',
};

/** Flutterwave's API, version 3, and its hosted page: https://developer.flutterwave.com/v3.0/docs/flutterwave-standard-1 */
export const flutterwave: SandboxPlugin = {
  provider: 'flutterwave',
  title: 'Flutterwave',
  chosenBy: 'How the shopper pays',
  trials: [
    { value: 'card', label: 'Card', does: 'pays at once' },
    { value: 'insufficient', label: 'Empty card', does: 'is declined: insufficient funds' },
    { value: 'declined', label: 'Blocked card', does: 'is declined: do not honour' },
    { value: 'transfer', label: 'Bank transfer', does: 'is on its way, and arrives after five seconds' },
  ],
  newKeys: () => ({
    key: `FLWSECK_TEST-${randomBytes(16).toString('hex')}-X`,
    hash: randomBytes(24).toString('hex'),
  }),
  make: (tools) => new PlayedFlutterwave(tools),
};

class PlayedFlutterwave implements PlayedProvider {
  readonly page = {
    show: async (ref: string) => {
      const link = await this.link(ref);
      if (!link) return undefined;
      const last = await this.transaction(ref);
      if (last && last.data.status !== 'failed') return undefined;
      const { amount, currency, customizations } = link as Record<string, unknown>;
      const about = textOf(member(customizations, 'title')) ?? 'Payment';
      const declined = last && `${last.data.processor_response}. Try another way.`;
      return { amount: `${String(amount)} ${String(currency)}`, about, declined };
    },
    approve: (ref: string, trial: string) => this.pay(ref, trial),
    cancel: async (ref: string): Promise<Acted> => {
      const link = await this.link(ref);
      const back = String(link?.['redirect_url']);
      return link ? { to: withQuery(back, { status: 'cancelled', tx_ref: ref }), eventIds: [] } : 'missing';
    },
  };

  constructor(private readonly tools: PluginTools) {}

  headersOf(): Readonly<Record<string, string>> {
    return { 'verif-hash': this.tools.keys['hash'] ?? '' };
  }

  async answer({ method, path, query, headers, body }: WireCall): Promise<WireAnswer> {
    if (headers['authorization'] !== `Bearer ${this.tools.keys['key'] ?? ''}`)
      return no(401, 'Invalid authorization key');
    const [, id = '', step] = /^\/v3\/(?:transactions|refunds)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const call = `${method} ${path.replace(id && `/${id}`, id && '/id')}`;
    const asked = new URLSearchParams(query);
    switch (id === 'verify_by_reference' ? 'reference' : call) {
      case 'POST /v3/payments':
        return this.open(jsonOf(body));
      case 'reference':
        return this.told(await this.transaction(asked.get('tx_ref') ?? ''));
      case 'GET /v3/transactions/id/verify':
        return this.told(await this.byId(id));
      case 'POST /v3/transactions/id/refund':
        return this.refund(id, jsonOf(body));
      case 'GET /v3/refunds':
        return yes((await this.refundsOf(asked.get('id') ?? '')).map(({ data }) => data));
      case 'GET /v3/refunds/id':
        return this.told(await this.tools.objects.find<Refund, object>(REFUND, `flw-refund-${id}`));
      default:
        return no(404, `Cannot ${method} ${path}${step ? '' : '/'}`);
    }
  }

  /** A transfer arrives. */
  timeIsUp(ref: string): Promise<void> {
    return this.tools.work.run(async () => {
      const found = await this.transaction(ref);
      if (found?.data.status !== 'pending') return;
      const data: Transaction = { ...found.data, status: 'successful', processor_response: 'Approved' };
      await this.tools.objects.save({ ...found, data });
      await this.tools.tell('charge.completed', { event: 'charge.completed', data });
    });
  }

  private async open(asked: Asked): Promise<WireAnswer> {
    const { tx_ref: ref, amount, currency, redirect_url: back, customer } = asked;
    if (typeof ref !== 'string' || !ref || typeof back !== 'string' || !URL.canParse(back))
      return no(400, 'Missing required parameter (tx_ref, redirect_url)');
    if (typeof amount !== 'number' || !(amount > 0)) return no(400, 'amount should be a positive number');
    if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return no(400, 'currency is required');
    if (!(customer as Asked | undefined)?.['email']) return no(400, 'customer email is required');
    if (!(await this.link(ref)))
      await this.tools.objects.insert({ id: ref, kind: LINK, parent: null, data: asked, extra: {} });
    return yes({ link: pageOf('flutterwave', ref, back) }, 'Hosted Link');
  }

  /** A decline leaves the page open; a transfer sends the shopper back before its money is there. */
  private pay(ref: string, trial: string): Promise<Acted> {
    return this.tools.work.run(async () => {
      const link = (await this.tools.objects.lock<Asked, object>(LINK, ref))?.data;
      if (!link) return 'missing';
      const last = await this.transaction(ref);
      if (last && last.data.status !== 'failed') return 'missing';
      const declined = DECLINES[trial];
      const isLater = trial === 'transfer';
      const data: Transaction = {
        ...{ id: randomInt(1_000_000_000), tx_ref: ref },
        ...{ amount: Number(link['amount']), currency: String(link['currency']) },
        status: declined ? 'failed' : isLater ? 'pending' : 'successful',
        processor_response: declined ?? (isLater ? 'Pending' : 'Approved'),
        created_at: this.tools.clock.now().toISOString(),
      };
      const id = `flw-${data.id}`;
      await this.tools.objects.insert({ id, kind: TRANSACTION, parent: ref, data, extra: {} });
      const { status } = data;
      if (isLater) await this.tools.later(LATER_MS, ref);
      const event = { event: 'charge.completed', data };
      const eventIds = isLater ? [] : [await this.tools.tell('charge.completed', event)];
      if (declined) return 'stays';
      const back = { status, tx_ref: ref, transaction_id: String(data.id) };
      return { to: withQuery(String(link['redirect_url']), back), eventIds };
    });
  }

  private refund(id: string, { amount, comments }: Asked): Promise<WireAnswer> {
    return this.tools.work.run(async () => {
      const paid = await this.tools.objects.lock<Transaction, object>(TRANSACTION, `flw-${id}`);
      if (paid?.data.status !== 'successful') return no(404, 'No transaction was found for this id');
      const given = (await this.refundsOf(id)).reduce((sum, { data }) => sum + data.amount_refunded, 0);
      const wanted = Number(amount ?? paid.data.amount);
      if (!(wanted > 0) || wanted > paid.data.amount - given + 1e-9)
        return no(400, 'Refund amount exceeds the transaction.');
      const created_at = this.tools.clock.now().toISOString();
      const data: Refund = {
        ...{ id: randomInt(1_000_000_000), tx_id: paid.data.id, amount_refunded: wanted },
        ...{ status: 'completed', comments: textOf(comments) ?? '', created_at },
      };
      const entry = { id: `flw-refund-${data.id}`, kind: REFUND, parent: `flw-${id}`, data, extra: {} };
      await this.tools.objects.insert(entry);
      return yes(data, 'Transaction refund initiated');
    });
  }

  private async link(ref: string): Promise<Asked | undefined> {
    return (await this.tools.objects.find<Asked, object>(LINK, ref))?.data;
  }

  /** The last try of a reference. */
  private async transaction(ref: string): Promise<Entry<Transaction> | undefined> {
    const query = { kind: TRANSACTION, parent: ref, limit: 1 };
    return ref ? (await this.tools.objects.list<Transaction>(query)).items[0] : undefined;
  }

  private byId(id: string): Promise<Entry<Transaction, object> | null> {
    return this.tools.objects.find<Transaction, object>(TRANSACTION, `flw-${id}`);
  }

  private async refundsOf(id: string): Promise<Entry<Refund>[]> {
    const query = { kind: REFUND, parent: `flw-${id}`, limit: MOST_REFUNDS };
    return (await this.tools.objects.list<Refund>(query)).items;
  }

  private told(entry: { data: object } | null | undefined): WireAnswer {
    return entry ? yes(entry.data) : no(404, 'No transaction was found for this id');
  }
}
