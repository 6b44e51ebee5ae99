import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_WAYS, type DeliveryWay } from '../../../kernel/delivery-way.js';
import { PageMetaDto } from '../../../platform/http/page.dto.js';
import { ORDER_STATES } from '../../domain/order-states.js';
import { OrderEInvoiceDto } from './e-invoice-to.dto.js';
import { OrderPaymentDto, ReceiptDto, OrderRefundDto, OrderTenderDto } from './order-money.dto.js';
import {
  OrderAddressDto,
  OrderBuyerTaxDto,
  OrderDeliveryDto,
  OrderFiscalPaperDto,
  OrderContactDto,
  OrderLineDto,
  OrderParcelDto,
  PAYMENT_DETAILS,
  PAYMENT_STATUSES,
  PeriodDto,
  OrderPersonDto,
  TimelineEntryDto,
} from './order-parts.dto.js';

/** An order as lists show it. */
export class OrderSummaryDto {
  _id!: string;
  id!: string;
  /** What people call it: the last eight characters of the id, upper case. */
  @ApiProperty({ example: '9F3A1C70' })
  number!: string;
  @ApiProperty({ enum: ORDER_STATES })
  status!: string;
  /** How it reaches its buyer: says what `shipped` and `delivered` mean. */
  @ApiProperty({ enum: DELIVERY_WAYS })
  deliveryWay!: DeliveryWay;
  @ApiProperty({ enum: PAYMENT_STATUSES })
  paymentStatus!: string;
  @ApiProperty({ enum: PAYMENT_DETAILS })
  paymentDetail!: string;
  @ApiProperty({ example: 'card' })
  paymentMethod!: string;
  /** Of all its amounts, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  @ApiProperty({ example: 129.9 })
  totalAmount!: number;
  /** Everything captured so far, before refunds. */
  amountPaid!: number;
  /** Still to be paid; nothing on a cancelled order. */
  amountDue!: number;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  products!: OrderLineDto[];
  @ApiProperty({ type: 'integer', example: 2 })
  itemCount!: number;
  canCancel!: boolean;
  canTrack!: boolean;
  canReview!: boolean;
  hasFeedback!: boolean;
  /** Some of it is sent or fetched: of files alone there is nothing to track or to send back. */
  isSent!: boolean;
}

/** An order in full, as its buyer sees it. */
export class OrderDto extends OrderSummaryDto {
  subtotal!: number;
  discount!: number;
  @ApiProperty({ example: 0 })
  shipping!: number;
  @ApiProperty({ type: 'string', nullable: true })
  couponCode!: string | null;
  /** How it is sent; null when nothing is, and for orders from before there was a choice. */
  @ApiProperty({ type: OrderDeliveryDto, nullable: true })
  delivery!: OrderDeliveryDto | null;
  /** Null for whoever is no business. */
  @ApiProperty({ type: OrderBuyerTaxDto, nullable: true })
  buyerTax!: OrderBuyerTaxDto | null;
  amountRefunded!: number;
  user!: OrderPersonDto;
  contact!: OrderContactDto;
  @ApiProperty({ type: OrderAddressDto, nullable: true })
  shippingAddress!: OrderAddressDto | null;
  /** The delivery address below the name, as its country writes it; empty without one. */
  @ApiProperty({ type: [String], example: ['12 Acacia Avenue', 'Kampala', 'Uganda'] })
  addressLines!: string[];
  /** Whom the invoice is for; null where it goes with the goods. */
  @ApiProperty({ type: OrderAddressDto, nullable: true })
  billingAddress!: OrderAddressDto | null;
  /** The same below the name; empty without one. */
  @ApiProperty({ type: [String], example: [] })
  billingLines!: string[];
  /** Where a business gets its e-invoices; null where it has told nothing. */
  @ApiProperty({ type: OrderEInvoiceDto, nullable: true })
  eInvoice!: OrderEInvoiceDto | null;
  @ApiProperty({ type: 'string', nullable: true })
  carrier!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  trackingNumber!: string | null;
  /** What of it has been handed over; several where it goes in parts. */
  parcels!: OrderParcelDto[];
  /** What is shown where it is fetched, once it is ready there. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  pickupCode!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  cancelReason!: string | null;
  timeline!: TimelineEntryDto[];
  /** What pays it, in its order; they add up to the total. An order that is free has none. */
  tenders!: OrderTenderDto[];
  payments!: OrderPaymentDto[];
  refunds!: OrderRefundDto[];
  /** Until when the stock of an unpaid order is held. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  holdExpiresAt!: string | null;
  /** Where an open card payment goes on. */
  @ApiProperty({ type: 'string', nullable: true })
  payUrl!: string | null;
  @ApiProperty({ type: PeriodDto, nullable: true })
  expectedDelivery!: PeriodDto | null;
  receipt!: ReceiptDto;
  /** What a tax office has registered of its papers, the invoice first; empty where no office is told of them. */
  @ApiProperty({ type: [OrderFiscalPaperDto], example: [] })
  fiscalPapers!: OrderFiscalPaperDto[];
  /** Some of it is files: `GET /orders/{id}/downloads` has the links. */
  hasFiles!: boolean;
  /** Where buyers may withdraw: since when its buyer has files handed over at once, which ends that right with the first download. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  downloadConsentAt!: string | null;
}

export class OrderAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: OrderDto;
}

export class OrdersAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: OrderSummaryDto[];
  meta!: PageMetaDto;
  /** How many orders of the caller are in each state, whatever `status` was asked. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { pending: 1, delivered: 4 },
  })
  counts!: Record<string, number>;
}
