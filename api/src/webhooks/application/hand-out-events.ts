import { textOf as cursorText } from '../../events/domain/cursor.js';
import type { EventFeed, FeedEvent } from '../../events/application/ports.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { textOf, VERSION } from '../domain/message.js';
import { wants } from '../domain/webhook.js';
import type { Deliveries, Delivery, Webhooks } from './ports.js';

/** So many events are read at once. */
const A_PAGE = 500;

/** Reads the feed for each webhook on from where it stands, and writes down what it is to be told. */
export class HandOutEvents {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
    private readonly feed: EventFeed,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The webhooks that have something to do now. */
  async busyWebhooks(): Promise<string[]> {
    const from = await this.webhooks.leastPosition();
    if (from === undefined) return [];
    await this.feed.after(from, 1);
    return this.webhooks.busy((await this.feed.bounds()).last?.position ?? 0);
  }

  /** Writes down what one webhook is to be told next. @returns whether there may be more */
  handOutEvents(webhookId: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const reading = await this.webhooks.reading(webhookId);
      if (!reading) return false;
      const events = await this.feed.after(reading.position, A_PAGE);
      const last = events.at(-1);
      if (!last) return false;
      const wanted = events.filter(({ type }) => wants(reading.types, type));
      await this.deliveries.add(
        wanted.map((event) => this.deliveryOf(webhookId, event)),
        true,
      );
      await this.webhooks.haveRead(webhookId, last.position);
      return events.length === A_PAGE;
    });
  }

  private deliveryOf(webhookId: string, event: FeedEvent): Delivery {
    const { id: eventId, position, type, resource, resourceId, data, occurredAt } = event;
    const body = textOf({
      ...{ id: eventId, type, timestamp: occurredAt.toISOString(), version: VERSION },
      ...{ cursor: cursorText({ position, eventId }), resource, resourceId, data },
    });
    return { id: this.ids.next(), webhookId, eventId, position, type, resource, resourceId, body };
  }
}
