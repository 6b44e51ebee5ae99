import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { RefundLineDto } from '../../../orders/adapters/http/refund.dto.js';
import { EachNested, IfSent, Trimmed, WholeNumber } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { QueryTexts } from '../../../platform/http/query-values.js';
import { HANDOVERS, RETURN_REASONS, type Handover, type ReturnReason } from '../../domain/order-return.js';

const MOST_LINES = 200;
const LINE = /^[0-9a-f-]{36}:[1-9][0-9]?$/i;
const WHY = `reason must be one of ${RETURN_REASONS.join(', ')}`;
const CHOOSE = 'Please choose what you send back';

export class ReturnPreviewQuery {
  /** Repeatable: `variantId:pieces`. */
  @ApiProperty({ type: 'string', isArray: true, example: ['019336a0-0000-7000-8000-000000000000:1'] })
  @Matches(LINE, { each: true, message: 'lines must look like variantId:pieces' })
  @ArrayNotEmpty({ message: CHOOSE })
  @IsArray({ message: CHOOSE })
  @QueryTexts('lines', 39, MOST_LINES)
  lines!: string[];

  /** Decides who pays for it. */
  @ApiProperty({ enum: RETURN_REASONS, required: false })
  @IfSent()
  @IsIn(RETURN_REASONS, { message: WHY })
  reason?: ReturnReason;
}

export class RequestReturnDto {
  @ApiProperty({ type: [RefundLineDto] })
  @EachNested()
  @ArrayMaxSize(MOST_LINES)
  @ArrayNotEmpty({ message: CHOOSE })
  @IsArray({ message: CHOOSE })
  @Type(() => RefundLineDto)
  lines!: RefundLineDto[];

  @ApiProperty({ enum: RETURN_REASONS })
  @IsIn(RETURN_REASONS, { message: WHY })
  reason!: ReturnReason;

  @OptionalText()
  @MaxLength(500, { message: 'comment must be at most 500 characters' })
  @IsString({ message: 'comment must be a text' })
  @Trimmed()
  comment?: string;

  @ApiProperty({ enum: HANDOVERS })
  @IsIn(HANDOVERS, { message: `handover must be ${HANDOVERS.join(' or ')}` })
  handover!: Handover;
}

/** What staff asks for a buyer. */
export class OpenReturnDto extends RequestReturnDto {
  /** Where the goods go, or where the label is; the buyer reads it. */
  @OptionalText()
  @MaxLength(500, { message: 'message must be at most 500 characters' })
  @IsString({ message: 'message must be a text' })
  @Trimmed()
  message?: string;
}

export class ApproveReturnDto {
  /** Where the goods go, or where the label is. */
  @OptionalText()
  @MaxLength(500, { message: 'message must be at most 500 characters' })
  @IsString({ message: 'message must be a text' })
  @Trimmed()
  message?: string;
}

export class DeclineReturnDto {
  /** Why, as the shopper reads it. */
  @Length(1, 500, { message: 'Please tell the shopper why' })
  @IsString({ message: 'Please tell the shopper why' })
  @Trimmed()
  message!: string;
}

export class ArrivedLineDto {
  @IsUUID(undefined, { message: 'variantId must be an id' })
  variantId!: string;

  @WholeNumber('quantity', 0, 99)
  quantity!: number;

  /** They go back on the shelf with the refund. */
  @IsBoolean({ message: 'restock must be true or false' })
  restock!: boolean;
}

export class ReceiveReturnDto {
  /** What is not named did not arrive. */
  @ApiProperty({ type: [ArrivedLineDto] })
  @EachNested()
  @ArrayMaxSize(MOST_LINES)
  @ArrayNotEmpty({ message: 'Say which items have arrived' })
  @IsArray({ message: 'Say which items have arrived' })
  @Type(() => ArrivedLineDto)
  lines!: ArrivedLineDto[];
}
