import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { CardRecipientDto } from '../../../credit/adapters/http/card-recipient.dto.js';
import { IfSent, OptionalLine } from '../../../platform/http/input-rules.js';
import type { GiftRecipient } from '../../application/buy.js';

/** As many as an order holds pieces of one line. */
export const MOST_RECIPIENTS = 99;

/** Whom one gift card is for. */
export class GiftRecipientDto extends CardRecipientDto {
  /** Which of the gift cards of the order. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'variantId must be the id of a variant' })
  variantId!: string;

  /** Who gives it, as the letter says; the buyer's name unless sent. */
  @ApiProperty({ required: false, maxLength: 100 })
  @IfSent()
  @OptionalLine('Name', 100)
  from?: string;
}

/** In the words of the use case. */
export const recipientsOf = (said: readonly GiftRecipientDto[]): GiftRecipient[] =>
  said.map(({ variantId, email, name = '', message = '', from = '', sendOn = null }) => ({
    ...{ variantId, email, name, message, from, sendOn },
  }));
