import { DELIVERY_WAYS, type DeliveryWay } from '../../../kernel/delivery-way.js';
import { ApiProperty } from '@nestjs/swagger';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export const PAYMENT_DETAILS = [
  'unpaid',
  'deposit_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'overpaid',
  'disputed',
] as const;

/** What is in a bundle, as it was at that moment. */
export class OrderPartDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  @ApiProperty({ example: 'CUP-BLUE' })
  sku!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Colour: 'Blue' } })
  options!: Record<string, string>;
  /** In one bundle. */
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
}

/** What was bought, as it was at that moment. */
export class OrderLineDto {
  _id!: string;
  productId!: string;
  variantId!: string;
  @ApiProperty({ example: 'JACKET-M' })
  sku!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  @ApiProperty({ type: 'string', nullable: true })
  image!: string | null;
  description!: string;
  /** No good of the catalogue but a line that the staff wrote by hand: `productId` and `variantId` lead nowhere. */
  isOwnLine!: boolean;
  @ApiProperty({ type: 'integer', example: 1 })
  quantity!: number;
  /** What one piece of a bundle is made of; left out where it is none. */
  @ApiProperty({ type: [OrderPartDto], required: false })
  parts?: OrderPartDto[];
  /** One piece. */
  price!: number;
  /** The coupon's share of this line. */
  discount!: number;
  total!: number;
}

export class OrderAddressDto {
  firstName!: string;
  lastName!: string;
  /** Where one was given. */
  company?: string;
  street!: string;
  /** Below the street, where one was given. */
  line2?: string;
  city!: string;
  state!: string;
  zipCode!: string;
  /** By its two letters or its English name, as it was given. */
  country!: string;
}

export class OrderContactDto {
  email!: string;
  phone!: string;
}

export class OrderPersonDto {
  name!: string;
  email!: string;
}

/** From one day to another, both included. */
export class PeriodDto {
  @ApiProperty({ format: 'date' })
  from!: string;
  @ApiProperty({ format: 'date' })
  to!: string;
}

/** One line of an order's history in plain words. */
export class TimelineEntryDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;
  @ApiProperty({ example: 'ship' })
  event!: string;
  @ApiProperty({ example: 'Handed to UPS, tracking number 1Z999' })
  message!: string;
}

/** What a business has said of its taxes. */
export class OrderBuyerTaxDto {
  @ApiProperty({ example: 'DE136695976' })
  vatNumber!: string;
  /** What it is called, such as `GSTIN`; left out of a VAT number. */
  @ApiProperty({ required: false, example: 'GSTIN' })
  name?: string;
  /** By form and check digit alone, what the EU's register said, without an answer of that, or accepted by the staff. */
  @ApiProperty({ enum: ['offline', 'confirmed', 'unknown', 'not_confirmed', 'accepted'] })
  check!: string;
  /** What the register said, kept as proof. */
  @ApiProperty({ type: () => OrderVatAnswerDto, required: false, nullable: true })
  register?: OrderVatAnswerDto | null;
}

/** A paper of the order that a tax office has registered. */
export class OrderFiscalPaperDto {
  /** Of the invoice or credit note, as on the paper. */
  @ApiProperty({ example: 'INV-000042' })
  number!: string;
  /** The office. */
  @ApiProperty({ example: 'Uganda Revenue Authority (EFRIS)' })
  authority!: string;
  /** The office's own number. */
  @ApiProperty({ example: '322000150744' })
  fiscalNumber!: string;
  /** What proves the number. */
  @ApiProperty({ type: 'string', nullable: true, example: '31359767222004350398' })
  verification!: string | null;
  /** The code of the paper by which anybody checks it, as a picture: a `data:` address of an SVG. */
  @ApiProperty({ type: 'string', nullable: true, example: 'data:image/svg+xml;base64,PHN2Zy8+' })
  qrImage!: string | null;
}

export class ParcelLineDto {
  variantId!: string;
  @ApiProperty({ type: 'integer', example: 1 })
  quantity!: number;
}

/** What of an order goes together. */
export class OrderParcelDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  /** From 1 on, in the order of packing; one that was taken apart leaves a gap. */
  @ApiProperty({ type: 'integer', example: 1 })
  number!: number;
  @ApiProperty({ type: 'string', nullable: true, example: 'DHL' })
  carrier!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'DH123456789' })
  trackingNumber!: string | null;
  @ApiProperty({ format: 'date-time' })
  packedAt!: string;
  /** Null until it is handed over; only the staff sees it before. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  sentAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  deliveredAt!: string | null;
  /** In the order of the order's lines. */
  lines!: ParcelLineDto[];
}

/** The answer of VIES to a VAT number. */
export class OrderVatAnswerDto {
  @ApiProperty({ format: 'date-time' })
  askedAt!: string;
  /** By which a tax office finds the answer. */
  @ApiProperty({ type: 'string', nullable: true, example: 'WAPIAAAAYz4Oy0LV' })
  consultation!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  name!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  address!: string | null;
}

export class OrderPickupDto {
  address!: string;
  hours!: string;
}

/** The delivery method of an order, as it was chosen. */
export class OrderDeliveryDto {
  methodId!: string;
  name!: string;
  /** Working days until it is there. */
  @ApiProperty({ type: 'integer' })
  daysFrom!: number;
  @ApiProperty({ type: 'integer' })
  daysTo!: number;
  @ApiProperty({ type: OrderPickupDto, nullable: true })
  pickup!: OrderPickupDto | null;
  /** A parcel has carrier and tracking number; what is fetched, or brought by the shop's own courier, needs none. */
  @ApiProperty({ enum: DELIVERY_WAYS })
  way!: DeliveryWay;
}
