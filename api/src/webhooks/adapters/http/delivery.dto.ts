import { ApiProperty } from '@nestjs/swagger';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export class WebhookAttemptDto {
  @ApiProperty({ format: 'date-time' })
  madeAt!: string;
  @ApiProperty({ type: 'integer' })
  tookMs!: number;
  /** The status of the answer; null where none came. */
  @ApiProperty({ type: 'integer', nullable: true })
  status!: number | null;
  /** Why none came. */
  @ApiProperty({ type: 'string', nullable: true })
  failure!: string | null;
  /** The first bytes of the answer, at most 1,024. */
  answer!: string;
}

export class WebhookDeliveryDto {
  id!: string;
  /** Sent as `webhook-id`, the same at every try. */
  eventId!: string;
  @ApiProperty({ example: 'order.placed' })
  type!: string;
  resource!: string;
  resourceId!: string;
  /** `failed` is a test that did not arrive: an event is tried again until it does, or until the webhook is off. */
  @ApiProperty({ enum: DELIVERY_STATES })
  state!: DeliveryState;
  @ApiProperty({ type: 'integer' })
  attemptCount!: number;
  @ApiProperty({ type: WebhookAttemptDto, nullable: true })
  lastAttempt!: WebhookAttemptDto | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  nextTryAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  deliveredAt!: string | null;
}

export class WebhookDeliveryInFullDto extends WebhookDeliveryDto {
  /** The bytes that are signed and sent. */
  body!: string;
  /** The latest 50, the newest first. */
  attempts!: WebhookAttemptDto[];
}
