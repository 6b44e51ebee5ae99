import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { CheckoutQuoteAnswer, CheckoutQuoteDataDto } from '../../../checkout/adapters/http/quote.dto.js';
import { OrderAddressDto } from '../../../orders/adapters/http/order-parts.dto.js';
import { METHOD_NAMES } from '../../../payments/methods/known.js';
import { Day } from '../../../platform/http/day-rule.js';
import { IfSent, WholeNumber } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { WalletPhone } from '../../../platform/http/phone-rules.js';
import type { OpenedQuote } from '../../application/answer-draft-quote.js';
import { QUOTE_STATES, totalOf, type QuoteState } from '../../domain/draft-quote.js';
import { addressView, DraftOrderDto } from './draft-order.dto.js';

/** How a draft is sent as a quote. */
export class SendDraftQuoteDto {
  /** The last day on which it holds, by the shop's clock. */
  @ApiProperty({ format: 'date', example: '2026-12-24' })
  @Day('until')
  until!: string;

  /** What the shop says to the buyer. */
  @OptionalText()
  @MaxLength(2000, { message: 'Note must be at most 2000 characters' })
  note?: string;

  /** Of the draft as it was seen; where somebody has changed it since, nothing is sent. */
  @ApiProperty({ type: 'integer', example: 3, required: false })
  @IfSent()
  @WholeNumber('version', 1, 2_147_483_647)
  version?: number;
}

export class SentDraftQuoteDto {
  /** What the mail leads to, to be sent another way, too; told this once. */
  @ApiProperty({ example: 'https://shop.example/quotes/01942398-b4d4-7e3d-bc82-f4682f968601#secret' })
  link!: string;
  draft!: DraftOrderDto;
}

const LINK = 'This quote was not found. Please open the link of the mail again.';

export class QuoteTokenDto {
  /** What stands behind `#` in the link. */
  @ApiProperty({ example: 'C1GkOvLkvCXXlOY1rZTxV5K6yoQbdHqPIDXBvwH3jqM' })
  @MaxLength(100, { message: LINK })
  @IsString({ message: LINK })
  token!: string;
}

export class AcceptQuoteDto extends QuoteTokenDto {
  /** One of those that the quote offers. */
  @ApiProperty({ example: 'card' })
  @IsIn(METHOD_NAMES, { message: 'Invalid payment method' })
  method!: string;

  /** Where the way asks a phone to pay. */
  @ApiProperty({ example: '+256770000123', required: false })
  @IfSent()
  @WalletPhone()
  mobileNumber?: string;
}

export class DeclineQuoteDto extends QuoteTokenDto {
  /** Why, or what would be better. */
  @OptionalText()
  @MaxLength(1000, { message: 'Message must be at most 1000 characters' })
  word?: string;
}

export class OpenedQuoteDto {
  id!: string;
  /** `over`: it was not answered in time. */
  @ApiProperty({ enum: QUOTE_STATES })
  state!: QuoteState;
  /** The last day on which it holds. */
  @ApiProperty({ format: 'date', example: '2026-12-24' })
  until!: string;
  @ApiProperty({ example: 40 })
  total!: number;
  /** ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  currency!: string;
  /** What the shop says. */
  note!: string;
  /** Where it goes; null where nothing was said. */
  @ApiProperty({ type: OrderAddressDto, nullable: true })
  shippingAddress!: OrderAddressDto | null;
  /** What is sold at which price, and the ways to pay; null once it waits for no answer. */
  @ApiProperty({ type: CheckoutQuoteDataDto, nullable: true })
  price!: CheckoutQuoteDataDto | null;

  static of({ draft, quote, state, price }: OpenedQuote): OpenedQuoteDto {
    const { until, currency, note } = quote;
    const isOpen = state === 'sent';
    return {
      ...{
        id: draft.id,
        state,
        until,
        total: totalOf(quote).toDecimal(),
        currency,
        note: isOpen ? note : '',
      },
      shippingAddress: isOpen && draft.shippingAddress ? addressView(draft.shippingAddress) : null,
      price: price ? CheckoutQuoteAnswer.of(price).data : null,
    };
  }
}

export class OpenedQuoteAnswer {
  success!: boolean;
  data!: OpenedQuoteDto;
}

export class AcceptedQuoteDto {
  orderId!: string;
  /** Opens the page of the order, as the link of its mail does: `/orders/{orderId}#{orderToken}`. */
  orderToken!: string;
  /** Where it is paid at once; null where there is no such page: the order's own has the ways to pay. */
  @ApiProperty({ type: 'string', nullable: true })
  payUrl!: string | null;
}

export class AcceptedQuoteAnswer {
  success!: boolean;
  data!: AcceptedQuoteDto;
}

export class DeclinedQuoteAnswer {
  success!: boolean;
  message!: string;
}
