import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { DeliveryChoiceDto } from './delivery-input.dto.js';

const MOST_CARDS = 5;
const CARDS = { message: 'giftCards must be a list of codes' };
const CARD = { each: true, message: 'Please enter the code of a gift card' };

/** What is paid first: as much as is there; another way to pay collects the rest. */
export class CreditChoiceDto extends DeliveryChoiceDto {
  /** Codes of gift cards, in the order in which they pay. */
  @ApiProperty({ type: [String], required: false, maxItems: MOST_CARDS, example: [] })
  @IfSent()
  @MaxLength(60, CARD)
  @IsString(CARD)
  @ArrayMaxSize(MOST_CARDS, { message: `At most ${MOST_CARDS} gift cards pay for one order` })
  @IsArray(CARDS)
  giftCards?: string[];

  /** Whether the store credit of the account pays, after the gift cards. */
  @IfSent()
  @IsBoolean({ message: 'useStoreCredit must be true or false' })
  useStoreCredit?: boolean;
}
