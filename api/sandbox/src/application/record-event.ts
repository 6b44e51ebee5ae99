import type { Clock } from '@duka/api/kernel/clock.js';
import type { Ids } from '@duka/api/kernel/ids.js';
import { SHOP_EVENTS, newEvent, seconds } from '../domain/wire/api.js';
import type { WireEndpoint } from '../domain/wire/refund.js';
import type { SandboxStore, Codes, Outgoing, Timers } from './ports.js';

/** Writes an event and the messages that tell of it, in the caller's transaction. */
export class RecordEvent {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly outgoing: Outgoing,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the event's id. `object` is copied as it is now. */
  async run(type: string, object: { id: string }): Promise<string> {
    const now = this.clock.now();
    const urls = await this.listeners(type);
    const event = newEvent(this.codes.next('evt_'), type, object, seconds(now), urls.length);
    await this.store.insert({ id: event.id, kind: 'event', parent: object.id, data: event, extra: {} });
    for (const url of urls) await this.send(event.id, type, url, JSON.stringify(event), now);
    return event.id;
  }

  private async send(
    eventId: string,
    type: string,
    url: string | null,
    body: string,
    now: Date,
  ): Promise<void> {
    const id = this.ids.next();
    await this.outgoing.add({ id, provider: 'stripe', eventId, type, url, body }, now);
    await this.timers.at(now, { task: 'sandbox.deliver', id });
  }

  /** The shop's own webhook is always there; others are those that were registered. */
  private async listeners(type: string): Promise<(string | null)[]> {
    const registered = await this.store.list<WireEndpoint>({ kind: 'webhook_endpoint', limit: 16 });
    const wants = (events: readonly string[]) => events.includes(type) || events.includes('*');
    const shop = wants(SHOP_EVENTS) ? [null] : [];
    return [
      ...shop,
      ...registered.items.filter(({ data }) => wants(data.enabled_events)).map(({ data }) => data.url),
    ];
  }
}
