import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { RequestEntities } from '../../../platform/database/request-entities.js';
import { currentRequest, log } from '../../../platform/logging/log.js';
import { Deliver } from '../../application/deliver.js';
import { HandOutEvents } from '../../application/hand-out-events.js';
import type { Delivery } from '../../application/ports.js';

const LOOK_EVERY_MS = 1_000;
/** So many calls of one webhook run at once in a process. */
const AT_ONCE = 5;
/** Those in hand are given so long when the process ends; what is cut off is sent again. */
const LAST_CALLS_MS = 3_000;

/**
 * Brings events to webhooks, in a lane of its own for each: one that is slow or dead holds up no other, and none of them a
 * job of the queue. Several processes share the work by what is claimed in the database.
 */
@Injectable()
export class Courier implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly ending = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: HandOutEvents,
    private readonly deliver: Deliver,
    private readonly entities: RequestEntities,
  ) {}

  onApplicationBootstrap(): void {
    if (process.env['WORKER'] !== '0') this.lookLater();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    clearTimeout(this.timer);
    await Promise.race([
      Promise.allSettled(this.lanes.values()),
      pause(LAST_CALLS_MS, undefined, { ref: false }),
    ]);
  }

  private lookLater(): void {
    if (this.ending.signal.aborted) return;
    this.timer = setTimeout(() => void this.look().finally(() => this.lookLater()), LOOK_EVERY_MS);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    try {
      for (const id of await this.within(() => this.events.busyWebhooks()))
        if (!this.lanes.has(id) && !this.ending.signal.aborted) this.open(id);
    } catch (error) {
      // the database is away: the next look tells
      log.debug({ err: error }, 'webhooks: nothing could be looked up');
    }
  }

  private open(id: string): void {
    const lane = this.run(id)
      .catch((error: unknown) => log.warn({ err: error, webhook: id }, 'webhooks: a lane ended early'))
      .finally(() => this.lanes.delete(id));
    this.lanes.set(id, lane);
  }

  /** Until nothing is due: what is new is handed out, what is due is sent. */
  private async run(id: string): Promise<void> {
    const flying = new Set<Promise<void>>();
    while (!this.ending.signal.aborted) {
      const hasMore = await this.within(() => this.events.handOutEvents(id));
      const room = AT_ONCE - flying.size;
      const due = room > 0 ? await this.within(() => this.deliver.due(id, room)) : [];
      for (const delivery of due) {
        const flight = this.send(delivery).finally(() => flying.delete(flight));
        flying.add(flight);
      }
      if (flying.size === 0 && !hasMore) break;
      if (flying.size > 0) await Promise.race([...flying, pause(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
    await Promise.all(flying);
  }

  private async send(delivery: Delivery): Promise<void> {
    try {
      await this.within(() => this.deliver.deliver(delivery));
    } catch (error) {
      // it is taken up again when its claim ends
      log.warn({ err: error, delivery: delivery.id }, 'webhooks: a delivery could not be written down');
    }
  }

  private within<T>(work: () => Promise<T>): Promise<T> {
    return currentRequest.run({ requestId: 'webhooks', entities: this.entities.lazily() }, work);
  }
}
