import { ApiProperty } from '@nestjs/swagger';
import { OrderDto, OrderSummaryDto } from './order.dto.js';
import { ParcelLineDto, TimelineEntryDto } from './order-parts.dto.js';

export class OrderCustomerDto {
  id!: string;
  name!: string;
  email!: string;
}

/** An order as the admin list shows it. */
export class AdminOrderSummaryDto extends OrderSummaryDto {
  customer!: OrderCustomerDto;
  phone!: string;
  /** Tax of all rates, inside of the total. */
  tax!: number;
  @ApiProperty({ type: 'string', nullable: true })
  trackingNumber!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  couponCode!: string | null;
  amountRefunded!: number;
  /** When it was changed last. */
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

export class AdminTimelineEntryDto extends TimelineEntryDto {
  @ApiProperty({ enum: ['customer', 'staff', 'admin', 'system', 'provider'] })
  actor!: string;
  /** Name of the account that did it, empty for the shop itself. */
  actorName!: string;
  @ApiProperty({ type: 'string', nullable: true })
  from!: string | null;
  to!: string;
  @ApiProperty({ type: 'object', additionalProperties: true })
  detail!: Record<string, unknown>;
}

/** One try to collect a payment. */
export class AttemptDto {
  id!: string;
  paymentId!: string;
  @ApiProperty({ example: 'stripe' })
  provider!: string;
  @ApiProperty({ type: 'string', nullable: true })
  providerRef!: string | null;
  amount!: number;
  @ApiProperty({ enum: ['creating', 'open', 'processing', 'succeeded', 'failed', 'expired', 'unknown'] })
  state!: string;
  @ApiProperty({ type: 'string', nullable: true })
  lastError!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** One posting of the money book; those of one transaction add up to zero. */
export class LedgerPostingDto {
  transactionId!: string;
  @ApiProperty({ example: 'capture' })
  type!: string;
  provider!: string;
  @ApiProperty({ format: 'date-time' })
  at!: string;
  @ApiProperty({ example: 'cash' })
  account!: string;
  amount!: number;
}

/** A refund above the limit of whoever asked for it. */
export class RefundRequestDto {
  id!: string;
  amount!: number;
  reason!: string;
  /** Staff hands it over, also what would go back to a card. */
  byHand!: boolean;
  askedBy!: string;
  askedByName!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** How staff may have seen money come that no provider tells of. */
export class WaySeenDto {
  @ApiProperty({ example: 'terminal' })
  method!: string;
  @ApiProperty({ example: 'by card terminal' })
  howPaid!: string;
}

/** An order in full, as staff sees it. */
export class AdminOrderDto extends OrderDto {
  customer!: OrderCustomerDto;
  /** The transitions that the order's state allows now. */
  @ApiProperty({ type: [String], example: ['ship', 'cancel', 'note'] })
  legalActions!: string[];
  /** Pieces that are in no parcel yet and are to be sent; empty once the order has left. */
  toSend!: ParcelLineDto[];
  /** How money that staff records may have come; what is usual for this order first. */
  waysSeen!: WaySeenDto[];
  @ApiProperty({ type: [AdminTimelineEntryDto] })
  declare timeline: AdminTimelineEntryDto[];
  /** Refunds that wait for a second person. */
  refundRequests!: RefundRequestDto[];
  attempts!: AttemptDto[];
  ledger!: LedgerPostingDto[];
}

export class OrderCountryDto {
  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ example: 'DE' })
  id!: string;
  @ApiProperty({ example: 'Germany' })
  name!: string;
}

/** What the list of orders may be filtered by: where they went, and by which methods of delivery. */
export class OrderDeliveriesDto {
  countries!: OrderCountryDto[];
  @ApiProperty({ type: [String], example: ['Standard delivery', 'Pickup'] })
  methods!: string[];
}

/** How many orders are in each state, and in all. */
export class OrderCountsDto {
  @ApiProperty({ type: 'integer' })
  all!: number;
  @ApiProperty({ type: 'integer' })
  pending!: number;
  @ApiProperty({ type: 'integer' })
  processing!: number;
  @ApiProperty({ type: 'integer' })
  shipped!: number;
  @ApiProperty({ type: 'integer' })
  delivered!: number;
  @ApiProperty({ type: 'integer' })
  cancelled!: number;
}
