import { Controller, Get, Query, Req, type BeforeApplicationShutdown } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { EventWatch } from '../../application/event-watch.js';
import type { FeedEvent } from '../../application/ports.js';
import { ReadEvents } from '../../application/read-events.js';
import { CursorUnknown, EventsForgotten, textOf } from '../../domain/cursor.js';
import { EventsQuery, type EventDto, EventsDto } from './admin-events.dto.js';

const USUAL = 100;
/** The server in front gives an answer half a minute. */
const LONGEST_SECONDS = 25;
const VERSION = 1;

@ApiTags('admin-events')
@Allow('events.read')
@ApiDoc({ adminListEvents: { refuses: [new CursorUnknown(), new EventsForgotten()] } })
@Controller('api/v1/admin/events')
export class AdminEventsController implements BeforeApplicationShutdown {
  constructor(
    private readonly read: ReadEvents,
    private readonly watch: EventWatch,
  ) {}

  /**
   * What happened in the shop, in one order for all who read it: each event once, none left out, kept for 30 days. Read on
   * after the `cursor` of the last answer; with `wait` an answer without events comes when one happens.
   */
  @Get()
  async adminListEvents(
    @Query() { after, limit = USUAL, wait = 0 }: EventsQuery,
    @Req() request: Request,
  ): Promise<EventsDto> {
    const waitMs = Math.min(wait, LONGEST_SECONDS) * 1_000;
    const left = new AbortController();
    const leave = () => left.abort();
    request.socket.once('close', leave);
    try {
      const page = await this.read.readEvents({ after, limit, waitMs }, left.signal);
      return { events: page.events.map(viewOf), cursor: page.cursor, hasMore: page.hasMore };
    } finally {
      request.socket.off('close', leave);
    }
  }

  /** Whoever waits is answered before the process ends. */
  beforeApplicationShutdown(): void {
    this.watch.end();
  }
}

const viewOf = ({ position, occurredAt, ...event }: FeedEvent): EventDto => ({
  id: event.id,
  cursor: textOf({ position, eventId: event.id }),
  type: event.type,
  version: VERSION,
  occurredAt: occurredAt.toISOString(),
  resource: event.resource,
  resourceId: event.resourceId,
  data: { ...event.data },
});
