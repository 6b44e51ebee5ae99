import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { EVENT_TYPES } from '../../../kernel/event-types.js';
import { IfSent, RequiredLine, WholeNumber } from '../../../platform/http/input-rules.js';
import { ALL_OF, OFF_REASONS, type OffReason } from '../../domain/webhook.js';

const CHOICES = [...ALL_OF, ...EVENT_TYPES];

/** Where another system is told what happens. */
export class NewWebhookDto {
  @ApiProperty({ example: 'Bookkeeping' })
  @RequiredLine('Name', 60)
  name!: string;

  /** An address of the internet, by https. Within the shop's own network where its operator allows it (`OUTBOUND_NETWORKS`). */
  @ApiProperty({ example: 'https://books.example/duka' })
  @RequiredLine('Address', 2_000)
  url!: string;

  /** What it is told of: types of events, or all of a thing (`order.*`), those that come later, too. */
  @ApiProperty({ enum: CHOICES, isArray: true })
  @IsIn(CHOICES, { each: true, message: 'types has one that the shop does not know' })
  @ArrayUnique({ message: 'types names one twice' })
  @ArrayMaxSize(CHOICES.length, { message: 'types names too many' })
  @ArrayNotEmpty({ message: 'Choose what it is told of' })
  @IsArray({ message: 'types must be a list' })
  types!: string[];
}

/** Only what is sent changes. */
export class WebhookChangeDto extends PartialType(NewWebhookDto, { skipNullProperties: false }) {
  /** Off, nothing is sent, and what happens waits; on again, it follows as far as it is kept. */
  @IsBoolean({ message: 'isOn must be true or false' })
  @IfSent()
  isOn?: boolean;
}

export class RotateWebhookDto {
  /** For how many hours messages are signed with the present secret besides the new one, at most 30 days; a day unless told. */
  @WholeNumber('overlapHours', 0, 720)
  @IfSent()
  @ApiProperty({ required: false, default: 24 })
  overlapHours?: number;
}

/** Something that a webhook may be told of. */
export class EventTypeDto {
  @ApiProperty({ example: 'order.placed' })
  id!: string;
  /** All of its kind. */
  @ApiProperty({ example: 'order.*' })
  allOf!: string;
}

export class WebhookDto {
  id!: string;
  name!: string;
  url!: string;
  types!: string[];
  isOn!: boolean;
  /** Why it is off: somebody said so, an event failed for three days, or the receiver answered 410. */
  @ApiProperty({ enum: OFF_REASONS, nullable: true, type: 'string' })
  offReason!: OffReason | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offAt!: string | null;
  /** Since when something fails that waits; null while all arrives. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  failingSince!: string | null;
  /** Until when messages are signed with the former secret, too. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  overlapEndsAt!: string | null;
  /** Who is told when it is switched off, by their mail address; the administrators where it is nobody any more. */
  @ApiProperty({ type: 'string', nullable: true })
  owner!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export class MadeWebhookDto extends WebhookDto {
  /** By which the receiver checks signatures. Told here alone: keep it where secrets are kept. */
  @ApiProperty({ example: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' })
  secret!: string;
}
