import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IfSent, Trimmed } from '../../../platform/http/input-rules.js';
import { MESSAGE_STATES, type MessageState } from '../../domain/conversation.js';

const LONGEST = 5_000;

/** What a visitor has written to the shop. */
export class MessageDto {
  id!: string;
  /** By which mails about it call it. */
  @ApiProperty({ example: 'M-8A2B4C6D' })
  reference!: string;
  name!: string;
  email!: string;
  subject!: string;
  message!: string;
  @ApiProperty({ enum: MESSAGE_STATES })
  status!: MessageState;
  /** BCP 47: the language in which the shop was read when it was written. */
  @ApiProperty({ type: 'string', nullable: true, example: 'fr' })
  language!: string | null;
  /** Who of the staff has it in hand. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  assigneeId!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Ada Admin' })
  assignee!: string | null;
  /** The order that it is about, as the staff has said. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  orderId!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'AB12CD34' })
  orderNumber!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

export class MessageReplyDto {
  id!: string;
  text!: string;
  /** Who of the staff has written it; null when they are gone. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Ada Admin' })
  by!: string | null;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class MessageInFullDto extends MessageDto {
  /** The last 200, the oldest first. */
  replies!: MessageReplyDto[];
}

export class NewReplyDto {
  @ApiProperty({ maxLength: LONGEST, example: 'It runs true to size.' })
  @MaxLength(LONGEST, { message: `Answer must be at most ${LONGEST} characters` })
  @IsNotEmpty({ message: 'Please write an answer' })
  @IsString({ message: 'Please write an answer' })
  @Trimmed()
  text!: string;

  /** The id of the answer that was seen last, null where none was: a later one refuses this one. Without it nothing is asked. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID('all', { message: 'after must be the id of an answer' })
  after?: string | null;
}

/** Only what is sent changes; null takes away. */
export class MessageChangeDto {
  @ApiProperty({ enum: MESSAGE_STATES, required: false })
  @IfSent()
  @IsIn(MESSAGE_STATES, { message: `status must be one of ${MESSAGE_STATES.join(', ')}` })
  status?: MessageState;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID('all', { message: 'assigneeId must be the id of an account' })
  assigneeId?: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID('all', { message: 'orderId must be the id of an order' })
  orderId?: string | null;
}
