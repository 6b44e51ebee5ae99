import { ApiProperty } from '@nestjs/swagger';
import { IfSent } from '../../../platform/http/input-rules.js';
import { QueryInteger, QueryText } from '../../../platform/http/query-values.js';
import { Strict } from '../../../platform/http/strict-query.js';

@Strict()
export class EventsQuery {
  /** The `cursor` of an answer or of an event; `latest` for what comes from now on. Without it: from the first that is kept. */
  @IfSent()
  @QueryText('after', 60)
  after?: string;

  /** At most so many events. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 500, default: 100, required: false })
  @IfSent()
  @QueryInteger('limit', 1, 500)
  limit?: number;

  /** Seconds to wait for the first event where there is none yet; answered after 25 in any case. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 30, default: 0, required: false })
  @IfSent()
  @QueryInteger('wait', 0, 30)
  wait?: number;
}

/** Something that happened. It names what changed and says little of it: read the thing itself. */
export class EventDto {
  /** Stays the same, whoever tells it and how often. */
  id!: string;
  /** To read on after this event. */
  cursor!: string;
  @ApiProperty({ example: 'order.placed' })
  type!: string;
  /** Of the shape of `data`, for this type. */
  @ApiProperty({ type: 'integer', example: 1 })
  version!: number;
  /** When the transaction began that did it. */
  @ApiProperty({ format: 'date-time' })
  occurredAt!: string;
  @ApiProperty({ enum: ['order', 'product', 'variant', 'customer', 'return', 'review', 'shop'] })
  resource!: string;
  resourceId!: string;
  /** No person's name, address or mailbox stands here. */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { number: '1A2B3C4D', status: 'pending' },
  })
  data!: Record<string, unknown>;
}

export class EventsDto {
  events!: EventDto[];
  /** Send it as `after` to read on; the same one while nothing happened. */
  cursor!: string;
  /** As many as were asked for: read on at once. */
  hasMore!: boolean;
}
