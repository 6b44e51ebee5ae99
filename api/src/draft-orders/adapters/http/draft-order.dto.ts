import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Min } from 'class-validator';
import { OrderCurrency } from '../../../checkout/adapters/http/delivery-input.dto.js';
import { OrderAddressDto } from '../../../orders/adapters/http/order-parts.dto.js';
import { shopDay } from '../../../kernel/shop-days.js';
import { TAX_CATEGORIES } from '../../../kernel/tax-category.js';
import { METHOD_NAMES } from '../../../payments/methods/known.js';
import { Amount, IfSent, saysDecimals } from '../../../platform/http/input-rules.js';
import { WalletPhone } from '../../../platform/http/phone-rules.js';
import {
  QUOTE_STATES,
  stateOn,
  totalOf,
  type DraftQuote,
  type QuoteState,
} from '../../domain/draft-quote.js';
import type { DraftOrder, DraftTerms } from '../../domain/draft-order.js';

/** How a draft becomes an order. */
export class PlaceDraftOrderDto {
  @ApiProperty({ example: 'cash' })
  @IsIn(METHOD_NAMES, { message: 'Invalid payment method' })
  method!: string;

  /** Where the way asks a phone to pay. */
  @ApiProperty({ example: '+256770000123', required: false })
  @IfSent()
  @WalletPhone()
  mobileNumber?: string;

  /** In which `total` is; the shop’s own, unless sent. */
  @OrderCurrency()
  currency?: string;

  /** What the quote said that all comes to; another total today is 409. */
  @IfSent()
  @Amount('total must be a number with at most two decimals')
  @Min(0, saysDecimals('total must be a number with at most two decimals'))
  total?: number;
}

/** What its buyer was offered it at. */
export class DraftQuoteDto {
  /** `over`: nobody has answered in time. */
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
  /** What the shop says to the buyer. */
  note!: string;
  /** What the buyer has said with a refusal. */
  word!: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  sentAt!: string;
  /** When it was accepted, declined or withdrawn. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  answeredAt!: string | null;

  static of(quote: DraftQuote, now: Date): DraftQuoteDto {
    const { until, currency, note, word, sentAt, answeredAt } = quote;
    const state = stateOn(quote, shopDay(now));
    return { state, until, total: totalOf(quote).toDecimal(), currency, note, word, sentAt, answeredAt };
  }
}

/** A draft in the list. */
export class DraftOrderSummaryDto {
  id!: string;
  @ApiProperty({ enum: ['open', 'placed'] })
  state!: 'open' | 'placed';
  /** As the parcel is addressed, or the mail address; empty where nothing is known yet. */
  buyer!: string;
  /** Pieces. */
  @ApiProperty({ type: 'integer' })
  itemCount!: number;
  note!: string;
  @ApiProperty({ type: 'string', nullable: true })
  orderId!: string | null;
  /** The last that was sent; null while none was. */
  @ApiProperty({ type: DraftQuoteDto, nullable: true })
  quote!: DraftQuoteDto | null;
  @ApiProperty({ type: 'integer' })
  version!: number;
  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  updatedAt!: string;

  static of(draft: DraftOrder, now: Date): DraftOrderSummaryDto {
    const { id, state, contact, shippingAddress, note, orderId, version } = draft;
    const name = [shippingAddress?.firstName, shippingAddress?.lastName].filter(Boolean).join(' ');
    return {
      ...{ id, state, note, orderId, version },
      quote: draft.quote && DraftQuoteDto.of(draft.quote, now),
      buyer: name || contact.email || contact.phone,
      itemCount: [...draft.lines, ...draft.ownLines].reduce((sum, { quantity }) => sum + quantity, 0),
      createdAt: draft.createdAt.toISOString(),
      updatedAt: draft.updatedAt.toISOString(),
    };
  }
}

export class DraftOrderContactDto {
  email!: string;
  phone!: string;
}

export class DraftOrderLineDto {
  variantId!: string;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
}

export class DraftOrderOwnLineDto {
  name!: string;
  /** One piece, in the currency of the draft. */
  @ApiProperty({ example: 12.5 })
  price!: number;
  @ApiProperty({ enum: TAX_CATEGORIES })
  taxCategory!: string;
  /** Whether it is sent. */
  isShipped!: boolean;
  /** What one piece weighs; 0 where nobody has said. */
  @ApiProperty({ type: 'integer' })
  grams!: number;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
}

export class DraftOrderDto extends DraftOrderSummaryDto {
  @ApiProperty({ type: 'string', nullable: true })
  customerId!: string | null;
  contact!: DraftOrderContactDto;
  lines!: DraftOrderLineDto[];
  ownLines!: DraftOrderOwnLineDto[];
  @ApiProperty({ type: OrderAddressDto, nullable: true })
  shippingAddress!: OrderAddressDto | null;
  @ApiProperty({ type: 'string', nullable: true })
  shippingMethodId!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  couponCode!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  currency!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  vatNumber!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  language!: string | null;

  static override of(draft: DraftOrder, now: Date): DraftOrderDto {
    const { customerId, contact, lines, ownLines, shippingAddress, shippingMethodId } = draft;
    const { couponCode, currency, vatNumber, language } = draft;
    return {
      ...DraftOrderSummaryDto.of(draft, now),
      ...{
        customerId,
        contact,
        lines: [...lines],
        ownLines: ownLines.map(({ grams = 0, ...line }) => ({ ...line, grams })),
        shippingMethodId,
        couponCode,
        currency,
        vatNumber,
        language,
      },
      shippingAddress: shippingAddress && addressView(shippingAddress),
    };
  }
}

export function addressView({
  company,
  line2,
  ...address
}: NonNullable<DraftTerms['shippingAddress']>): OrderAddressDto {
  return { ...address, ...(company ? { company } : {}), ...(line2 ? { line2 } : {}) };
}

export class PlacedDraftOrderDto {
  orderId!: string;
  /** Where the buyer pays at once: a link for the staff to send. Null where there is none; the order’s own page takes the money as well. */
  @ApiProperty({ type: 'string', nullable: true })
  payUrl!: string | null;
}
